package io.mcpspec.release.schema.shape;

import io.mcpspec.jsonschema.SchemaMembers;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads {@code unevaluatedProperties} and {@code unevaluatedItems}: where all that evaluates is known, they say what
 * {@code additionalProperties} and {@code items} say; elsewhere they are a condition.
 */
final class Unevaluated {

  private static final List<String> BRANCHING =
      List.of("if", "dependentSchemas", "dependencies", "oneOf", "anyOf", "$dynamicRef", "$recursiveRef");

  private final SchemaPart site;

  Unevaluated(SchemaPart site) {
    this.site = site;
  }

  Shape addedTo(Shape shape) {
    Shape all = shape;
    if (site.schema("unevaluatedProperties").isPresent()) {
      all = properties(all, Schema.of(site.schema("unevaluatedProperties").get()));
    }
    SchemaMembers keywords = site.members();
    boolean itemsKnown = keywords.has("items") && keywords.list("items").isEmpty();
    if (keywords.has("unevaluatedItems") && !itemsKnown) {
      all = Conditions.onType(all, JsonType.ARRAY, Condition.undecided("unevaluatedItems", Meaning.of(site)));
    }
    return all;
  }

  private Shape properties(Shape shape, Schema others) {
    List<Form> forms = shape.of(JsonType.OBJECT);
    if (forms.size() == 1 && forms.get(0).facet() instanceof ObjectFacet members && isPlain(site, new HashSet<>())) {
      return members.additional().isPresent() ? shape : with(shape, forms.get(0).with(members.withAdditional(others)));
    }
    return Conditions.onType(
        shape, JsonType.OBJECT, Condition.undecided("unevaluatedProperties", Meaning.of(site)));
  }

  /** Whether what it evaluates does not depend on the value. */
  private static boolean isPlain(SchemaPart site, Set<SchemaPart> seen) {
    SchemaMembers keywords = site.members();
    if (BRANCHING.stream().anyMatch(keywords::has)) {
      return false;
    }
    List<SchemaPart> merged = new ArrayList<>(site.schemas("allOf"));
    if (keywords.has("$ref")) {
      Optional<SchemaPart> target = keywords.text("$ref").flatMap(reference -> Targets.of(site, reference));
      if (target.isEmpty()) {
        return false;
      }
      merged.add(target.get());
    }
    return merged.stream().allMatch(part -> !seen.add(part) || isPlain(part, seen));
  }

  private static Shape with(Shape shape, Form form) {
    Map<JsonType, List<Form>> forms = new EnumMap<>(shape.forms());
    forms.put(JsonType.OBJECT, List.of(form));
    return new Shape(forms);
  }
}
