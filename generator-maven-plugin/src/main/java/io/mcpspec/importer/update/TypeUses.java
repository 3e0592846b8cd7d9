package io.mcpspec.importer.update;

import io.mcpspec.document.edit.ListMatches;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Every use of every shared type, with what clients see there before and after. */
final class TypeUses {

  private static final int MOST_LEVELS = 400;

  private final Map<String, Node> written;
  private final Map<String, Node> published;
  private final Map<String, List<Use>> uses = new LinkedHashMap<>();

  /** One use, with what stands beside the reference. */
  private record Use(Mapping beside, Node base, Node theirs) {

    boolean isChanged() {
      return !base.equals(theirs);
    }
  }

  /**
   * @param written the types' schemas as they stand in their files
   * @param published the types' schemas as clients see them
   */
  TypeUses(Map<String, Node> written, Map<String, Node> published) {
    this.written = written;
    this.published = published;
  }

  /** Adds the uses in a schema. */
  void add(Node mine, Node base, Node theirs) {
    add(mine, base, theirs, MOST_LEVELS);
  }

  private void add(Node mine, Node base, Node theirs, int levels) {
    if (levels == 0) {
      return;
    }
    if (mine instanceof Mapping mapping) {
      Optional<String> type = SharedSchemas.typeOf(mapping, base);
      if (type.isPresent()) {
        Mapping beside = mapping.without("$ref");
        uses.computeIfAbsent(type.get(), first -> new ArrayList<>()).add(new Use(beside, base, theirs));
        Optional.ofNullable(written.get(type.get())).ifPresent(schema -> add(schema, base, theirs, levels - 1));
      } else if (base instanceof Mapping old && theirs instanceof Mapping now) {
        addMembers(mapping, old, now, levels);
      }
    } else if (mine instanceof Sequence list && base instanceof Sequence old && theirs instanceof Sequence now
        && list.items().size() == old.items().size()) {
      addItems(list.items(), old.items(), now.items(), levels);
    }
  }

  private void addMembers(Mapping mine, Mapping base, Mapping theirs, int levels) {
    mine.entries().stream()
        .filter(entry -> base.has(entry.key()) && theirs.has(entry.key()))
        .forEach(entry -> add(entry.value(), base.get(entry.key()).orElseThrow(),
            theirs.get(entry.key()).orElseThrow(), levels - 1));
  }

  private void addItems(List<Node> mine, List<Node> base, List<Node> theirs, int levels) {
    int[] matches = ListMatches.of(base, theirs);
    for (int i = 0; i < matches.length; i++) {
      if (matches[i] >= 0) {
        add(mine.get(matches[i]), base.get(matches[i]), theirs.get(i), levels - 1);
      }
    }
  }

  /**
   * The types that change as a whole, with what they become.
   *
   * @param leftOut types that must stay as they are
   */
  Map<String, Node> changed(Set<String> leftOut) {
    Map<String, Node> changed = new LinkedHashMap<>();
    uses.forEach((type, all) -> {
      if (!leftOut.contains(type) && published.containsKey(type) && all.stream().anyMatch(Use::isChanged)) {
        becomes(published.get(type), all).ifPresent(schema -> changed.put(type, schema));
      }
    });
    return changed;
  }

  /** What all uses agree on; none where they do not. */
  private static Optional<Node> becomes(Node before, List<Use> uses) {
    Use first = uses.stream().filter(use -> use.beside().entries().isEmpty()).findFirst().orElse(uses.get(0));
    if (!(first.theirs() instanceof Mapping now) || !(before instanceof Mapping old)) {
      return Optional.empty();
    }
    List<Mapping.Entry> own = old.entries().stream().filter(entry -> first.beside().has(entry.key())).toList();
    List<Mapping.Entry> entries = new ArrayList<>(now.without(first.beside().keys().toArray(String[]::new)).entries());
    entries.addAll(own);
    Mapping becomes = new Mapping(entries, now.span());
    boolean agreed = uses.stream().allMatch(use ->
        SharedSchemas.without(use.base(), use.beside()).equals(SharedSchemas.without(before, use.beside()))
            && SharedSchemas.without(use.theirs(), use.beside()).equals(
                SharedSchemas.without(becomes, use.beside())));
    return agreed && !becomes.equals(before) ? Optional.of(becomes) : Optional.empty();
  }
}
