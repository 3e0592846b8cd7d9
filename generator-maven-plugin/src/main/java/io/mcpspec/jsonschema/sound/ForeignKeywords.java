package io.mcpspec.jsonschema.sound;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Keywords of OpenAPI, of earlier drafts and of other languages, and what JSON Schema 2020-12 has instead. A validator
 * passes over all of them.
 */
final class ForeignKeywords {

  private static final List<String> NAMES =
      Keyword.names(keyword -> keyword.drafts().isCurrent()).stream().sorted().toList();

  private static final String REMOVE = "remove it; validators pass over it";
  private static final String REQUIRED =
      "list the property under `required` of the object that has it, or leave it out";

  private static final Map<String, String> HELP = Map.ofEntries(
      Map.entry("discriminator", "give each schema of `oneOf` a property with `const`, and remove it"),
      Map.entry("xml", REMOVE), Map.entry("externalDocs", "write the address into `description`"),
      Map.entry("dependencies", "write `dependentRequired` or `dependentSchemas`"),
      Map.entry("additionalItems", "write `prefixItems` for the first items and `items` for the others"),
      Map.entry("$recursiveRef", "write `$dynamicRef`"), Map.entry("$recursiveAnchor", "write `$dynamicAnchor`"),
      Map.entry("divisibleBy", "write `multipleOf`"), Map.entry("extends", "write `allOf`"),
      Map.entry("disallow", "write `not: { type: … }`"), Map.entry("id", "write `$id`"),
      Map.entry("optional", REQUIRED), Map.entry("mandatory", REQUIRED), Map.entry("isRequired", REQUIRED),
      Map.entry("values", "write `enum`"), Map.entry("options", "write `enum`"), Map.entry("choices", "write `enum`"),
      Map.entry("oneof", "write `oneOf`"),
      Map.entry("regex", "write `pattern`"), Map.entry("regexp", "write `pattern`"),
      Map.entry("min", "write `minimum`, `minLength`, `minItems` or `minProperties`"),
      Map.entry("max", "write `maximum`, `maxLength`, `maxItems` or `maxProperties`"),
      Map.entry("minSize", "write `minLength`, `minItems` or `minProperties`"),
      Map.entry("maxSize", "write `maxLength`, `maxItems` or `maxProperties`"),
      Map.entry("length", "write `minLength` and `maxLength`"), Map.entry("label", "write `title`"),
      Map.entry("placeholder", "write `examples`"), Map.entry("help", "write `description`"));

  private ForeignKeywords() {}

  /** What to write instead of a keyword; empty for those that are nobody's. */
  static Optional<String> help(Mapping.Entry entry, Mapping schema) {
    String name = entry.key();
    if (name.startsWith("x-") || name.equals(Keyword.DEFINITIONS.word())) {
      return Optional.empty();
    }
    return switch (name) {
      case "nullable" -> Optional.of(nullable(entry.value(), SchemaMembers.of(schema)));
      case "example" -> Optional.of(example(entry.value()));
      default -> Optional.ofNullable(HELP.get(name))
          .or(() -> ClosestName.of(name, NAMES).map(near -> "did you mean `" + near + "`?"));
    };
  }

  private static String nullable(Node value, SchemaMembers schema) {
    if (!SchemaMembers.isTrue(value)) {
      return REMOVE;
    }
    return schema.text("type").map(type -> "write `type: [" + type + ", \"null\"]`")
        .orElse("write `anyOf: [ …, { type: \"null\" } ]`");
  }

  private static String example(Node value) {
    return value instanceof Scalar
        ? "write `examples: [" + JsonWriter.compact(value) + "]`" : "write `examples`, which is a list";
  }
}
