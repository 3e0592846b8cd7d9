package io.mcpspec.jsonschema.check;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.KeywordValue;
import io.mcpspec.jsonschema.Subschemas;
import io.mcpspec.jsonschema.TypeReference;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Knows at a glance most schemas that are right: a validator is slow to load, and is asked about the others only. A
 * schema that this vouches for is JSON Schema 2020-12, and a validator can use it unless it is endless.
 */
public final class SchemaFastPath {

  private static final String CURRENT_DIALECT = "https://json-schema.org/draft/2020-12/schema";

  /** Dialects in which what is plain means the same. */
  private static final Set<String> DIALECTS =
      Set.of(CURRENT_DIALECT, "http://json-schema.org/draft-07/schema#", "http://json-schema.org/draft-07/schema");

  private static final Pattern DEFINITION = Pattern.compile("#/\\$defs/[A-Za-z0-9_.-]+");

  private static final Pattern ADDRESS = Pattern.compile("https?://[A-Za-z0-9._/-]+");

  private final Set<String> types;
  private final boolean allTypesPlain;

  /** Vouches for references to shared types only when it can vouch for all types. */
  public SchemaFastPath(Map<String, Node> types) {
    this.types = types.keySet();
    this.allTypesPlain = types.values().stream().allMatch(type -> isPlain(type, type));
  }

  /** Whether a schema is certainly right; when not, it may be. */
  public boolean vouchesFor(Node schema) {
    return allTypesPlain && isPlain(schema, schema);
  }

  private boolean isPlain(Node node, Node root) {
    return KeywordValue.FLAG.accepts(node)
        || node instanceof Mapping schema
            && schema.entries().stream().allMatch(
                entry -> node == root && isIdentity(entry) || isPlain(entry, root))
            && Subschemas.of(schema).stream().allMatch(part -> isPlain(part, root));
  }

  private boolean isPlain(Mapping.Entry entry, Node root) {
    Optional<Keyword> keyword = Keyword.of(entry.key());
    return keyword.isEmpty()
        ? entry.key().startsWith("x-")
        : keyword.get().drafts().isCurrent()
            && keyword.get().value().accepts(entry.value())
            && isPlain(keyword.get(), entry.value(), root);
  }

  /** What is to be said about a value of the right kind. */
  private boolean isPlain(Keyword keyword, Node value, Node root) {
    return switch (keyword) {
      case DIALECT -> DIALECTS.contains(((Scalar) value).text());
      case REF -> isKnown(((Scalar) value).text(), root);
      default -> !keyword.value().isIdentifier();
    };
  }

  /** An identity of the whole document changes no reference inside it. */
  private static boolean isIdentity(Mapping.Entry entry) {
    return entry.key().equals(Keyword.ID.word())
        && entry.value() instanceof Scalar id
        && id.isString()
        && ADDRESS.matcher(id.text()).matches()
        && !id.text().contains("//json-schema.org/");
  }

  private boolean isKnown(String reference, Node root) {
    Optional<String> type = TypeReference.name(reference);
    return type.isPresent()
        ? types.contains(type.get())
        : reference.equals("#")
            || DEFINITION.matcher(reference).matches() && JsonPointer.resolve(root, reference).isPresent();
  }
}
