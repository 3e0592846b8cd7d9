package io.mcpspec.importer.update;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.importer.Remarks;
import io.mcpspec.jsonschema.TypeReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What becomes of references to shared types: the type changes with all of its uses, or a use leaves it. */
final class SharedSchemas {

  private static final String REFERENCE = "$ref";

  private final Map<String, Node> written;
  private final Map<String, Node> changed;
  private final Remarks remarks;

  /**
   * @param written the types' schemas as they stand in their files
   * @param changed what the types become whose files change
   */
  SharedSchemas(Map<String, Node> written, Map<String, Node> changed, Remarks remarks) {
    this.written = written;
    this.changed = changed;
    this.remarks = remarks;
  }

  /** The shared type that a schema refers to; not where clients see the very same reference. */
  static Optional<String> typeOf(Mapping mine, Node base) {
    boolean published = base instanceof Mapping old && old.get(REFERENCE).equals(mine.get(REFERENCE));
    return published ? Optional.empty() : TypeReference.nameIn(mine);
  }

  /** A schema as its type has it: without what a use says of its own. */
  static Node without(Node schema, Mapping use) {
    return schema instanceof Mapping mapping ? mapping.without(use.keys().toArray(String[]::new)) : schema;
  }

  /** Whether no type that a value refers to changes. */
  boolean areUntouched(Node mine) {
    if (changed.isEmpty() || mine instanceof Scalar) {
      return true;
    }
    if (mine instanceof Sequence list) {
      return list.items().stream().allMatch(this::areUntouched);
    }
    Mapping mapping = (Mapping) mine;
    return TypeReference.nameIn(mapping).filter(changed::containsKey).isEmpty()
        && mapping.entries().stream().allMatch(entry -> areUntouched(entry.value()));
  }

  /** What a use of a type becomes. */
  Node reference(Mapping mine, String type, Node base, Node theirs, Merge merge) {
    Mapping beside = mine.without(REFERENCE);
    Optional<Node> becomes = Optional.ofNullable(changed.get(type));
    boolean stays = becomes.isEmpty()
        ? without(base, beside).equals(without(theirs, beside))
        : without(becomes.get(), beside).equals(without(theirs, beside));
    if (stays && base instanceof Mapping old && theirs instanceof Mapping now) {
      return beside(mine, beside, old, now, merge);
    }
    if (stays || !written.containsKey(type)) {
      return stays ? mine : theirs;
    }
    remarks.add("the schema is no longer that of its shared type `" + type + "`, so it is written out",
        mine.span().toString());
    Node schema = written.get(type);
    return schema instanceof Mapping inside
        ? merge.of(new MappingBuilder(mine.span()).putAll(inside).putAll(beside).build(), base, theirs)
        : theirs;
  }

  /** The reference, with what stands beside it brought up to date. */
  private static Node beside(Mapping mine, Mapping beside, Mapping base, Mapping theirs, Merge merge) {
    List<Mapping.Entry> entries = new ArrayList<>();
    for (Mapping.Entry entry : mine.entries()) {
      Optional<Node> old = base.get(entry.key());
      Optional<Node> now = theirs.get(entry.key());
      boolean merges = beside.has(entry.key()) && old.isPresent() && now.isPresent();
      if (merges) {
        entries.add(new Mapping.Entry(
            entry.key(), entry.keySpan(), merge.of(entry.value(), old.get(), now.get())));
      } else if (!beside.has(entry.key()) || old.isEmpty()) {
        entries.add(entry);
      }
    }
    return new Mapping(entries, mine.span());
  }
}
