package io.mcpspec.importer.update;

import io.mcpspec.document.edit.ListMatches;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Brings a change into what somebody wrote. Of each value there are three: {@code mine} stands in the file, {@code
 * base} is how an import would have written what it compiles to, {@code theirs} how it would write what the server has
 * now. Where the last two are the same, nothing has changed, however it is written.
 */
final class Merge {

  private static final String REFERENCE = "@{";

  private final References references;
  private final SharedSchemas types;
  private final RewriteLevel freedom;

  /**
   * A merge.
   *
   * @param references keeps references in texts
   * @param types decides on references to shared types
   */
  Merge(References references, SharedSchemas types, RewriteLevel freedom) {
    this.references = references;
    this.types = types;
    this.freedom = freedom;
  }

  Node of(Node mine, Node base, Node theirs) {
    if (base.equals(theirs) && freedom == RewriteLevel.NONE && types.areUntouched(mine)) {
      return mine;
    }
    if (mine.equals(base)) {
      return theirs;
    }
    if (mine instanceof Mapping written) {
      Optional<String> type = SharedSchemas.typeOf(written, base);
      if (type.isPresent()) {
        return types.reference(written, type.get(), base, theirs, this);
      }
      return base instanceof Mapping old && theirs instanceof Mapping now ? mapping(written, old, now) : theirs;
    }
    if (mine instanceof Sequence written) {
      return base instanceof Sequence old && theirs instanceof Sequence now ? sequence(written, old, now) : theirs;
    }
    return scalar((Scalar) mine, base, theirs);
  }

  private Node scalar(Scalar mine, Node base, Node theirs) {
    boolean refers = mine.isString() && mine.text().contains(REFERENCE);
    if (base.equals(theirs) && !refers) {
      return mine;
    }
    boolean texts = refers && base instanceof Scalar old && old.isString()
        && theirs instanceof Scalar now && now.isString();
    return texts && freedom == RewriteLevel.NONE
        ? references.kept(mine, (Scalar) base, (Scalar) theirs)
        : references.lost(mine, theirs);
  }

  /** A file that says what {@code theirs} does, with what {@code mine} says beside that. */
  Mapping file(Mapping mine, Mapping base, Mapping theirs) {
    if (freedom != RewriteLevel.ALL) {
      return mapping(mine, base, theirs);
    }
    List<Mapping.Entry> entries = mine.entries().stream()
        .filter(entry -> !base.has(entry.key()) || theirs.has(entry.key()))
        .map(entry -> theirs.entry(entry.key()).orElse(entry))
        .toList();
    List<Mapping.Entry> merged = new ArrayList<>(entries);
    addNew(mine, new Mapping(List.of(), mine.span()), theirs, merged);
    return new Mapping(merged, mine.span());
  }

  /** The members of {@code mine} in their order; new ones behind those that they follow. */
  Mapping mapping(Mapping mine, Mapping base, Mapping theirs) {
    List<Mapping.Entry> merged = new ArrayList<>();
    for (Mapping.Entry entry : mine.entries()) {
      Optional<Node> old = base.get(entry.key());
      Optional<Node> now = theirs.get(entry.key());
      boolean gone = old.isPresent() && now.isEmpty();
      if (!gone) {
        Node value = old.isPresent() ? of(entry.value(), old.get(), now.get()) : now.orElse(entry.value());
        merged.add(new Mapping.Entry(entry.key(), entry.keySpan(), value));
      }
    }
    addNew(mine, base, theirs, merged);
    return new Mapping(merged, mine.span());
  }

  private static void addNew(Mapping mine, Mapping base, Mapping theirs, List<Mapping.Entry> merged) {
    int at = 0;
    for (Mapping.Entry entry : theirs.entries()) {
      int present = indexOf(entry.key(), merged);
      boolean unchanged = base.get(entry.key()).equals(Optional.of(entry.value()));
      if (present >= 0) {
        at = Math.max(at, present + 1);
      } else if (!mine.has(entry.key()) && !unchanged) {
        merged.add(at++, entry);
      }
    }
  }

  private static int indexOf(String key, List<Mapping.Entry> entries) {
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).key().equals(key)) {
        return i;
      }
    }
    return -1;
  }

  private Node sequence(Sequence mine, Sequence base, Sequence theirs) {
    if (mine.items().size() != base.items().size()) {
      return theirs;
    }
    int[] matches = ListMatches.of(base.items(), theirs.items());
    List<Node> merged = new ArrayList<>();
    for (int i = 0; i < matches.length; i++) {
      Node now = theirs.items().get(i);
      int old = matches[i];
      merged.add(old < 0 ? now : of(mine.items().get(old), base.items().get(old), now));
    }
    return new Sequence(merged, mine.span());
  }
}
