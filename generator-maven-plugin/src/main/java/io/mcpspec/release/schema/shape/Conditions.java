package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.CanonicalJson;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Reads what a schema asks in ways that are not taken apart, such as {@code not}, {@code if} and {@code contains}. */
final class Conditions {

  private final SchemaPart site;
  private final SchemaMembers keywords;

  Conditions(SchemaPart site) {
    this.site = site;
    this.keywords = site.members();
  }

  Shape addedTo(Shape shape) {
    Shape all = shape;
    if (keywords.has("not")) {
      all = everywhere(all, new Condition("not", text("not")));
    }
    if (keywords.has("if") && (keywords.has("then") || keywords.has("else"))) {
      all = everywhere(all, new Condition("if", text("if") + " then " + text("then") + " else " + text("else")));
    }
    if (keywords.has("contains")) {
      all = onType(all, JsonType.ARRAY, new Condition(
          "contains", text("contains") + " " + text("minContains") + " to " + text("maxContains")));
    }
    for (String keyword : List.of("dependentSchemas", "dependencies")) {
      all = dependents(all, keyword);
    }
    for (String keyword : List.of("$dynamicRef", "$recursiveRef")) {
      if (keywords.has(keyword)) {
        all = everywhere(all, new Condition(keyword, text(keyword) + " in " + CanonicalJson.of(site.document())));
      }
    }
    return all;
  }

  private Shape dependents(Shape shape, String keyword) {
    Shape all = shape;
    for (Mapping.Entry entry : keywords.entries(keyword)) {
      if (!(entry.value() instanceof Sequence)) {
        all = onType(all, JsonType.OBJECT, new Condition(
            "dependentSchemas", entry.key() + ": " + Meaning.of(site.at(entry.value()))));
      }
    }
    return all;
  }

  private String text(String keyword) {
    return keywords.value(keyword).map(value -> Meaning.of(site.at(value))).orElse("");
  }

  /** The shape, with the condition on values of every type. */
  static Shape everywhere(Shape shape, Condition condition) {
    Shape all = shape;
    for (JsonType type : JsonType.values()) {
      all = onType(all, type, condition);
    }
    return all;
  }

  static Shape onType(Shape shape, JsonType type, Condition condition) {
    if (shape.of(type).isEmpty()) {
      return shape;
    }
    List<Form> conditional = new ArrayList<>();
    shape.of(type).forEach(form -> conditional.add(form.with(condition)));
    Map<JsonType, List<Form>> forms = new EnumMap<>(shape.forms());
    forms.put(type, conditional);
    return new Shape(forms);
  }
}
