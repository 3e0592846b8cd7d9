package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.CanonicalJson;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.SchemaNumbers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what a schema asks in ways that are not taken apart, such as {@code if} and {@code contains}. */
final class Conditions {

  private final SchemaPart site;
  private final SchemaMembers keywords;
  private final Shapes shapes;

  Conditions(SchemaPart site, Shapes shapes) {
    this.site = site;
    this.keywords = site.members();
    this.shapes = shapes;
  }

  Shape addedTo(Shape shape) {
    Shape all = site.schema("not").map(part -> new Negation(part, shapes).addedTo(shape)).orElse(shape);
    all = site.schema("if").isPresent() ? withIf(all, site.schema("if").get()) : all;
    all = site.schema("contains").isPresent() ? withContains(all, site.schema("contains").get()) : all;
    for (String keyword : List.of("dependentSchemas", "dependencies")) {
      all = dependents(all, keyword);
    }
    for (String keyword : List.of("$dynamicRef", "$recursiveRef")) {
      if (keywords.has(keyword)) {
        all = everywhere(all, Condition.undecided(
            keyword, text(keyword) + " in " + CanonicalJson.of(site.document())));
      }
    }
    return all;
  }

  /** Where the condition always holds, or never, one of the branches is all that counts. */
  private Shape withIf(Shape shape, SchemaPart when) {
    Optional<SchemaPart> then = site.schema("then").filter(part -> !shapes.isAny(part));
    Optional<SchemaPart> otherwise = site.schema("else").filter(part -> !shapes.isAny(part));
    if (then.isEmpty() && otherwise.isEmpty()) {
      return shape;
    }
    if (shapes.isAny(when) || shapes.isNever(when)) {
      Optional<SchemaPart> only = shapes.isAny(when) ? then : otherwise;
      return only.map(part -> shapes.both(shape, part, "if")).orElse(shape);
    }
    List<SchemaPart> parts = new ArrayList<>(List.of(when));
    then.ifPresent(parts::add);
    otherwise.ifPresent(parts::add);
    return everywhere(shape, new Condition("if",
        text("if") + " then " + text("then") + " else " + text("else"),
        then.isPresent() + " " + otherwise.isPresent(), parts, (value, fits) -> {
          Answer holds = fits.of(when, value);
          Answer met = then.map(part -> fits.of(part, value)).orElse(Answer.YES);
          Answer missed = otherwise.map(part -> fits.of(part, value)).orElse(Answer.YES);
          return met == missed ? met : holds == Answer.UNDECIDABLE ? holds : holds.isYes() ? met : missed;
        }));
  }

  private Shape withContains(Shape shape, SchemaPart part) {
    BigDecimal least = keywords.value("minContains").flatMap(SchemaNumbers::of).orElse(BigDecimal.ONE);
    Optional<BigDecimal> most = keywords.value("maxContains").flatMap(SchemaNumbers::of);
    if (least.signum() <= 0 && most.isEmpty()) {
      return shape;
    }
    String frame = Decimals.text(least) + " to " + most.map(Decimals::text).orElse("");
    String text = Meaning.of(part) + " " + frame;
    return onType(shape, JsonType.ARRAY, new Condition("contains", text, frame, List.of(part), (value, fits) -> {
      long found = 0;
      for (Node item : ((Sequence) value).items()) {
        Answer fit = fits.of(part, item);
        if (fit == Answer.UNDECIDABLE) {
          return fit;
        }
        found += fit.isYes() ? 1 : 0;
      }
      BigDecimal count = BigDecimal.valueOf(found);
      return Answer.of(count.compareTo(least) >= 0 && most.filter(end -> count.compareTo(end) > 0).isEmpty());
    }));
  }

  private Shape dependents(Shape shape, String keyword) {
    Shape all = shape;
    for (Mapping.Entry entry : keywords.entries(keyword)) {
      SchemaPart part = site.at(entry.value());
      if (!(entry.value() instanceof Sequence) && !shapes.isAny(part)) {
        all = onType(all, JsonType.OBJECT, new Condition(
            "dependentSchemas", entry.key() + ": " + Meaning.of(part), entry.key(), List.of(part),
            (value, fits) -> ((Mapping) value).has(entry.key()) ? fits.of(part, value) : Answer.YES));
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
