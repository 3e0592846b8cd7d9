package io.mcpspec.publish.portable;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Adds to a description what a model has to know and the published schema cannot say, or not to every client. */
final class Told {

  private static final String ANYTHING = "anything";

  private Told() {}

  /**
   * The published schema of a member, with its description.
   *
   * @param published the published schema
   * @param schema what was written, simplified
   * @param required whether the member is, so that a default has no use
   */
  static Mapping member(Mapping published, Mapping schema, boolean required) {
    List<String> sentences = new ArrayList<>(names(schema));
    String known = published.text("description").orElse("").toLowerCase(Locale.ROOT);
    if (allowsNull(published) && !known.contains("null")) {
      sentences.add("May be null.");
    }
    Optional<Node> value = schema.get("default").filter(node -> !required && !SchemaMembers.isNull(node));
    if (value.isPresent() && !published.has("default") && !known.contains("default")) {
      sentences.add("Default: " + JsonWriter.compact(value.get()) + ".");
    }
    return with(published, sentences);
  }

  /** The published schema of an object, with what its names decide in its description. */
  static Mapping object(Mapping published, Mapping schema) {
    return with(published, names(schema));
  }

  private static Mapping with(Mapping published, List<String> sentences) {
    return sentences.isEmpty()
        ? published
        : new MappingBuilder(published.span())
            .putAll(published)
            .put("description", text(published.text("description").orElse(""), String.join(" ", sentences)))
            .build();
  }

  private static String text(String written, String more) {
    if (written.isEmpty()) {
      return more;
    }
    boolean open = Character.isLetterOrDigit(written.codePointBefore(written.length()));
    return written + (open ? ". " : " ") + more;
  }

  private static boolean allowsNull(Mapping published) {
    return new SchemaMembers(published).list("anyOf").stream().anyMatch(Nulls::isOnly);
  }

  /** Which names take which values: {@code Names that match ^x-: string; others: integer.} */
  private static List<String> names(Mapping schema) {
    SchemaMembers members = new SchemaMembers(schema);
    List<String> rules = new ArrayList<>();
    boolean tells = false;
    for (Mapping.Entry pattern : members.entries("patternProperties")) {
      String values = values(pattern.value());
      rules.add("names that match " + pattern.key() + ": " + values);
      tells |= !values.equals(ANYTHING);
    }
    if (!tells) {
      return List.of();
    }
    String others = members.value("additionalProperties").map(Told::values).orElse(ANYTHING);
    String rule = String.join("; ", rules) + "; other names: " + others + ".";
    return List.of(rule.substring(0, 1).toUpperCase(Locale.ROOT) + rule.substring(1));
  }

  private static String values(Node schema) {
    return SchemaMembers.isFalse(schema)
        ? "not allowed"
        : PossibleTypes.word(PossibleTypes.in(schema)).orElse(ANYTHING);
  }
}
