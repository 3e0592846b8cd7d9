package io.mcpspec.binding.aws.check;

import io.mcpspec.binding.aws.model.SchemaView;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.document.source.Span;
import java.math.BigDecimal;
import java.util.Optional;

/** Finds bounds that let through what AWS refuses, so that a caller would learn it from AWS only. */
final class BoundCheck {

  private final Findings findings;

  BoundCheck(Findings findings) {
    this.findings = findings;
  }

  /** Holds a schema's bounds against those of a shape. */
  void check(SchemaView schema, Shape shape, Place place) {
    switch (shape.kind()) {
      case STRING, BLOB -> string(schema, shape, place);
      case LIST -> size(schema, shape.length(), "minItems", "maxItems", "items", place);
      case MAP -> size(schema, shape.length(), "minProperties", "maxProperties", "entries", place);
      case INTEGER, LONG, DOUBLE -> {
        least(schema, shape.range(), "minimum", "", place);
        most(schema, shape.range(), "maximum", "", place);
      }
      default -> { }
    }
  }

  private void string(SchemaView schema, Shape shape, Place place) {
    if (!schema.fixedStrings().isEmpty()) {
      return;
    }
    size(schema, shape.length(), "minLength", "maxLength", "characters", place);
    if (shape.pattern().isPresent() && schema.get("pattern").isEmpty()) {
      report(schema, "pattern", place, place.awsName() + " matches `" + shape.pattern().get() + "` in AWS's model");
    }
  }

  private void size(SchemaView schema, Shape.Bounds bounds, String least, String most, String unit, Place place) {
    least(schema, bounds, least, unit, place);
    most(schema, bounds, most, unit, place);
  }

  private void least(SchemaView schema, Shape.Bounds bounds, String keyword, String unit, Place place) {
    boolean isSize = !unit.isEmpty();
    bounds.min().filter(least -> !isSize || least.signum() > 0).ifPresent(least -> {
      Optional<BigDecimal> own = number(schema, keyword, "exclusiveMinimum", BigDecimal.ONE);
      if (own.filter(bound -> bound.compareTo(least) >= 0).isEmpty()) {
        report(schema, keyword, place, words(bounds, unit, place));
      }
    });
  }

  private void most(SchemaView schema, Shape.Bounds bounds, String keyword, String unit, Place place) {
    bounds.max().ifPresent(most -> {
      Optional<BigDecimal> own = number(schema, keyword, "exclusiveMaximum", BigDecimal.ONE.negate());
      if (own.filter(bound -> bound.compareTo(most) <= 0).isEmpty()) {
        report(schema, keyword, place, words(bounds, unit, place));
      }
    });
  }

  /** The bound that a keyword gives; an exclusive one is moved inward by one, as AWS's bounded numbers are whole. */
  private static Optional<BigDecimal> number(
      SchemaView schema, String keyword, String exclusive, BigDecimal inward) {
    return schema.number(keyword).or(() -> keyword.endsWith("imum")
        ? schema.number(exclusive).map(bound -> bound.add(inward))
        : Optional.empty());
  }

  private static String words(Shape.Bounds bounds, String unit, Place place) {
    return place.awsName() + " is " + bounds.words() + (unit.isEmpty() ? "" : " " + unit) + " in AWS's model";
  }

  private void report(SchemaView schema, String keyword, Place place, String note) {
    Optional<String> written = schema.number(keyword).map(BigDecimal::toPlainString);
    Span span = written.isPresent() ? schema.get(keyword).orElseThrow().span() : place.span();
    String message = written
        .map(value -> "`" + keyword + ": " + value + "` allows what AWS refuses")
        .orElse("`" + place.name() + "` has no `" + keyword + "`, which allows what AWS refuses");
    findings.report(Code.BINDING_BOUND_LOOSER, span, message, note, Optional.empty());
  }
}
