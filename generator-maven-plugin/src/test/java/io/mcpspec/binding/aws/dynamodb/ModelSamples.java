package io.mcpspec.binding.aws.dynamodb;

import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** A schema and full values for every shape of AWS's model: each member of each structure is there. */
final class ModelSamples {

  private static final Json ATTRIBUTE_VALUE =
      JsonReader.read("{\"M\": {\"n\": {\"N\": \"1.50\"}, \"l\": {\"L\": []}}}");
  private static final Json KEY = JsonReader.read("{\"pk\": {\"S\": \"a\"}, \"sk\": {\"B\": \"aGk=\"}}");
  private static final String TIME = "2026-03-01T00:00:00Z";
  private static final long EPOCH_SECOND = 1_772_323_200;

  /** Texts that fit the patterns of the model. */
  private static final Map<String, String> TEXTS = new TreeMap<>(Map.of(
      "ImportNextToken", "0123456789abcdef".repeat(7),
      "CsvDelimiter", ",",
      "S3BucketOwner", "123456789012",
      "TableId", "12345678-90ab-cdef-1234-567890abcdef",
      "ContributorInsightsRule", "rule-1"));

  private final ServiceModel model;

  ModelSamples(ServiceModel model) {
    this.model = model;
  }

  /** The shape of a member. */
  Shape target(Shape.Member member) {
    return model.shape(member.target());
  }

  /** The narrowest schema that AWS's model gives. */
  JsonObject schema(Shape shape) {
    if (model.isOpaque(shape)) {
      return JsonObject.EMPTY;
    }
    JsonObject.Builder schema = JsonObject.builder().put("type", shape.kind().jsonType());
    switch (shape.kind()) {
      case STRING -> text(schema, shape);
      case ENUM -> schema.put("enum", Json.array(shape.values().stream().map(Json::of).toList()));
      case INTEGER, LONG, DOUBLE -> bounds(schema, shape.range(), "minimum", "maximum");
      case LIST -> {
        bounds(schema, shape.length(), "minItems", "maxItems");
        schema.put("items", schema(model.element(shape)));
      }
      case MAP -> {
        bounds(schema, shape.length(), "minProperties", "maxProperties");
        schema.put("additionalProperties", schema(model.element(shape)));
      }
      case STRUCTURE -> structure(schema, shape);
      default -> { }
    }
    return schema.build();
  }

  private static void text(JsonObject.Builder schema, Shape shape) {
    bounds(schema, shape.length(), "minLength", "maxLength");
    shape.pattern().ifPresent(pattern ->
        schema.put("pattern", pattern.contains("\\p") || pattern.contains("\\u") ? "^.*$" : pattern));
  }

  private static void bounds(JsonObject.Builder schema, Shape.Bounds bounds, String least, String most) {
    schema.put(least, bounds.min().map(Json::of)).put(most, bounds.max().map(Json::of));
  }

  private void structure(JsonObject.Builder schema, Shape shape) {
    JsonObject.Builder properties = JsonObject.builder();
    List<Json> required = new ArrayList<>();
    shape.members().forEach((name, member) -> {
      properties.put(name, schema(target(member)));
      if (member.required()) {
        required.add(Json.of(name));
      }
    });
    schema.put("properties", properties.build())
        .put("required", Json.array(required))
        .put("additionalProperties", Json.of(false));
  }

  /** A full value as a caller of a tool writes it, and as a tool answers. */
  Json value(Shape shape) {
    return build(shape, this::value, Json.of(TIME));
  }

  /** The same value on AWS's wire, where points in time are seconds. */
  Json wire(Shape shape) {
    return build(shape, this::wire, Json.of(EPOCH_SECOND));
  }

  private Json build(Shape shape, Function<Shape, Json> inner, Json time) {
    return switch (shape.kind()) {
      case UNION -> ATTRIBUTE_VALUE;
      case STRING -> Json.of(TEXTS.getOrDefault(shape.name(), "x".repeat(length(shape, 3))));
      case ENUM -> Json.of(shape.values().get(shape.values().size() - 1));
      case INTEGER, LONG -> Json.of(shape.range().max().orElse(new BigDecimal(7)));
      case DOUBLE -> Json.of(new BigDecimal("1.5"));
      case BOOLEAN -> Json.of(true);
      case TIMESTAMP -> time;
      case LIST -> Json.array(Collections.nCopies(length(shape, 2), inner.apply(model.element(shape))));
      case MAP -> shape.name().equals("Key")
          ? KEY
          : JsonObject.builder().put("entry", inner.apply(model.element(shape))).build();
      case STRUCTURE -> {
        JsonObject.Builder members = JsonObject.builder();
        shape.members().forEach((name, member) -> members.put(name, inner.apply(target(member))));
        yield members.build();
      }
      case BLOB -> throw new IllegalStateException("binary stands in attribute values only");
    };
  }

  private static int length(Shape shape, int wanted) {
    int least = shape.length().min().map(BigDecimal::intValue).orElse(0);
    int most = shape.length().max().map(BigDecimal::intValue).orElse(wanted);
    return Math.min(Math.max(wanted, least), most);
  }
}
