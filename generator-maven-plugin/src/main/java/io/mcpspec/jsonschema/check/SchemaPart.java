package io.mcpspec.jsonschema.check;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.TypeReference;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A schema in its document.
 *
 * @param schema the schema
 * @param root the document that its local references are about
 */
public record SchemaPart(Node schema, Node root) {

  private static final String OLD_DIALECTS = "://json-schema.org/draft-0";

  /** A document as a whole. */
  public static SchemaPart whole(Node root) {
    return new SchemaPart(root, root);
  }

  /** Another schema of the same document. */
  public SchemaPart with(Node other) {
    return new SchemaPart(other, root);
  }

  /** The keywords that count. Up to draft 7, a reference makes all others void. */
  public List<Mapping.Entry> keywords() {
    if (!(schema instanceof Mapping mapping)) {
      return List.of();
    }
    Optional<Mapping.Entry> reference = mapping.entry(Keyword.REF.word()).filter(entry -> isOldDialect());
    return reference.map(List::of).orElse(mapping.entries());
  }

  /** Whether the document is written in draft 7 or an earlier one. */
  public boolean isOldDialect() {
    return root instanceof Mapping mapping
        && mapping.text(Keyword.DIALECT.word()).filter(dialect -> dialect.contains(OLD_DIALECTS)).isPresent();
  }

  /** The schema that the reference here leads to, if it is one that can be followed. */
  public Optional<SchemaPart> target(Map<String, Node> types) {
    if (!(schema instanceof Mapping mapping)) {
      return Optional.empty();
    }
    return TypeReference.nameIn(mapping).map(types::get).map(SchemaPart::whole)
        .or(() -> JsonPointer.in(mapping).flatMap(pointer -> JsonPointer.resolve(root, pointer)).map(this::with));
  }
}
