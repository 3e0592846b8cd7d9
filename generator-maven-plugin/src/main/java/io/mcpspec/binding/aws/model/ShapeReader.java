package io.mcpspec.binding.aws.model;

import static io.mcpspec.binding.aws.model.ServiceModel.mapping;
import static io.mcpspec.binding.aws.model.ServiceModel.text;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads one shape of a Smithy JSON model. */
public final class ShapeReader {

  private static final Span NOWHERE = Span.of(new SourceFile("smithy", ""));

  private ShapeReader() {}

  static Shape read(String name, Mapping definition) {
    Shape.Kind kind = kind(text(definition, "type"));
    Mapping traits = mapping(definition, "traits");
    return new Shape(
        name,
        kind,
        kind == Shape.Kind.STRUCTURE || kind == Shape.Kind.UNION ? members(definition) : Map.of(),
        element(definition),
        kind == Shape.Kind.ENUM ? values(definition) : List.of(),
        bounds(traits, "smithy.api#length"),
        bounds(traits, "smithy.api#range"),
        Optional.of(text(traits, "smithy.api#pattern")).filter(pattern -> !pattern.isEmpty()));
  }

  /** A shape of Smithy's own prelude, such as {@code smithy.api#String}. */
  public static Shape ofPrelude(String id) {
    String name = ServiceModel.localName(id);
    String type = name.replace("Primitive", "").toLowerCase(Locale.ROOT);
    return read(name, new MappingBuilder(NOWHERE).put("type", type).build());
  }

  private static Shape.Kind kind(String type) {
    return switch (type) {
      case "float" -> Shape.Kind.DOUBLE;
      case "short", "byte" -> Shape.Kind.INTEGER;
      default -> Shape.Kind.valueOf(type.toUpperCase(Locale.ROOT));
    };
  }

  private static Map<String, Shape.Member> members(Mapping definition) {
    Map<String, Shape.Member> members = new LinkedHashMap<>();
    mapping(definition, "members").entries().forEach(entry -> {
      Mapping member = (Mapping) entry.value();
      Mapping traits = mapping(member, "traits");
      boolean required = traits.has("smithy.api#required") && !traits.has("smithy.api#idempotencyToken");
      members.put(entry.key(), new Shape.Member(entry.key(), text(member, "target"), required));
    });
    return members;
  }

  private static Optional<String> element(Mapping definition) {
    return definition.get("member").or(() -> definition.get("value")).map(member -> text((Mapping) member, "target"));
  }

  private static List<String> values(Mapping definition) {
    return mapping(definition, "members").entries().stream()
        .map(entry -> text(mapping((Mapping) entry.value(), "traits"), "smithy.api#enumValue"))
        .toList();
  }

  private static Shape.Bounds bounds(Mapping traits, String trait) {
    Mapping bounds = mapping(traits, trait);
    return new Shape.Bounds(number(bounds, "min"), number(bounds, "max"));
  }

  private static Optional<BigDecimal> number(Mapping bounds, String key) {
    return bounds.get(key).map(Scalar.class::cast).map(scalar -> new BigDecimal(scalar.text()));
  }
}
