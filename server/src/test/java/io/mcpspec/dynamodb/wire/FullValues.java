package io.mcpspec.dynamodb.wire;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonNumber;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Values of AWS's shapes in which every member of every structure is there. */
final class FullValues {

  /** How points in time are written: as seconds on AWS's wire, as text in arguments and results. */
  enum Times { WIRE, TEXT }

  private static final Json ATTRIBUTE_VALUE = JsonReader.read("""
      {"M": {"s": {"S": ""}, "n": {"N": "-1.50"}, "b": {"B": "aGk="}, "t": {"BOOL": false}, "z": {"NULL": true},
       "l": {"L": [{"L": []}, {"M": {}}]}, "ss": {"SS": ["a", "b"]}, "ns": {"NS": ["1", "2"]},
       "bs": {"BS": ["aGk="]}}}""");
  private static final Json KEY = JsonReader.read("{\"pk\": {\"S\": \"a\"}, \"sk\": {\"B\": \"aGk=\"}}");
  private static final String TEXT = "2026-03-01T00:00:00Z";
  private static final long SECONDS = 1_772_323_200;

  /** Structures of which a request sets one member alone. */
  private static final Set<String> CHOICES = Set.of(
      "WriteRequest", "TransactWriteItem", "GlobalSecondaryIndexUpdate", "VectorIndexUpdate",
      "ReplicationGroupUpdate", "ReplicaUpdate", "GlobalTableWitnessGroupUpdate");

  /** Texts that fit the patterns of the model, by shape. */
  private static final Map<String, String> TEXTS = Map.of(
      "BillingMode", "PROVISIONED",
      "ImportNextToken", "0123456789abcdef".repeat(7),
      "CsvDelimiter", ",",
      "S3BucketOwner", "123456789012",
      "ContributorInsightsRule", "rule-1",
      "ReturnValue", "ALL_OLD",
      "Select", "SPECIFIC_ATTRIBUTES");

  private final AwsShapes shapes;
  private final Set<String> omitted;
  private final Times times;

  /**
   * @param omitted paths of members to leave out, {@code RequestItems.AttributesToGet}
   */
  FullValues(AwsShapes shapes, Set<String> omitted, Times times) {
    this.shapes = shapes;
    this.omitted = omitted;
    this.times = times;
  }

  /** A full value of a shape. */
  JsonObject structure(String target) {
    return value(target, "").asObject().orElseThrow();
  }

  private Json value(String target, String path) {
    JsonObject shape = shapes.shape(target);
    String name = AwsShapes.name(target);
    return switch (shape.string("type").orElseThrow()) {
      case "structure" -> members(target, path);
      case "union" -> ATTRIBUTE_VALUE;
      case "list" -> list(shape, path);
      case "map" -> name.equals("Key") ? KEY : map(shape, path);
      case "string" -> Json.of(TEXTS.getOrDefault(name, "x".repeat(length(shape, 3))));
      case "enum" -> Json.of(TEXTS.getOrDefault(name, lastOf(shape)));
      case "boolean" -> Json.of(true);
      case "integer", "long" -> Json.of(size(shape, "max", 7));
      case "double" -> Json.of(new BigDecimal("1.5"));
      case "timestamp" -> times == Times.WIRE ? Json.of(SECONDS) : Json.of(TEXT);
      default -> throw new IllegalStateException("unexpected shape " + target);
    };
  }

  private Json members(String target, String path) {
    JsonObject.Builder members = JsonObject.builder();
    shapes.members(target).forEach((name, member) -> {
      String inner = path.isEmpty() ? name : path + "." + name;
      if (!omitted.contains(inner)) {
        members.put(name, value(AwsShapes.target(member), inner));
      }
    });
    return members.build();
  }

  private Json list(JsonObject shape, String path) {
    String element = AwsShapes.target(shape, "member");
    if (CHOICES.contains(AwsShapes.name(element))) {
      List<Json> choices = new ArrayList<>();
      JsonObject all = value(element, path).asObject().orElseThrow();
      all.members().forEach((name, member) -> choices.add(JsonObject.builder().put(name, member).build()));
      return Json.array(choices.subList(0, Math.min(choices.size(), size(shape, "max", choices.size()))));
    }
    int count = length(shape, 2);
    List<Json> items = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      items.add(value(element, path));
    }
    return Json.array(items);
  }

  private Json map(JsonObject shape, String path) {
    return JsonObject.builder().put("entry", value(AwsShapes.target(shape, "value"), path)).build();
  }

  private String lastOf(JsonObject shape) {
    List<String> values = AwsShapes.enumValues(shape);
    return values.get(values.size() - 1);
  }

  /** The wanted size, or the nearest that the model allows. */
  private static int length(JsonObject shape, int wanted) {
    return Math.min(Math.max(wanted, size(shape, "min", 1)), size(shape, "max", wanted));
  }

  /** The bound that the model gives. */
  private static int size(JsonObject shape, String bound, int otherwise) {
    JsonObject traits = shape.object("traits").orElse(JsonObject.EMPTY);
    return traits.object("smithy.api#length").or(() -> traits.object("smithy.api#range"))
        .flatMap(bounds -> bounds.get(bound))
        .map(number -> ((JsonNumber) number).value().intValueExact())
        .orElse(otherwise);
  }
}
