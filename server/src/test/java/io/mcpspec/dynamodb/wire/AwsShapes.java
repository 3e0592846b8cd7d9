package io.mcpspec.dynamodb.wire;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonBoolean;
import io.mcpspec.runtime.json.JsonNumber;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.json.JsonString;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The shapes of AWS's own model of DynamoDB, and whether a JSON value has one. */
final class AwsShapes {

  private static final String MODEL = "/META-INF/smithy/2012-08-10/dynamodb-2012-08-10.json";
  private static final String NAMESPACE = "com.amazonaws.dynamodb#";

  private final JsonObject shapes;

  private AwsShapes(JsonObject shapes) {
    this.shapes = shapes;
  }

  static AwsShapes load() {
    try (InputStream model = AwsShapes.class.getResourceAsStream(MODEL)) {
      Json json = JsonReader.read(new String(model.readAllBytes(), StandardCharsets.UTF_8));
      return new AwsShapes(json.asObject().flatMap(root -> root.object("shapes")).orElseThrow());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The names of all operations. */
  List<String> operations() {
    return shapes.members().keySet().stream()
        .filter(id -> shapes.object(id).flatMap(shape -> shape.string("type")).filter("operation"::equals).isPresent())
        .map(id -> id.substring(NAMESPACE.length()))
        .toList();
  }

  /** What is wrong with a request body of {@code operation}. */
  List<String> requestProblems(String operation, JsonObject body) {
    return problems(operation, "input", body);
  }

  /** What is wrong with a response body of {@code operation}. */
  List<String> responseProblems(String operation, JsonObject body) {
    return problems(operation, "output", body);
  }

  /** The error codes that the model names for {@code operation}. */
  List<String> errors(String operation) {
    JsonArray errors = (JsonArray) shape(NAMESPACE + operation).get("errors").orElse(JsonArray.EMPTY);
    return errors.items().stream()
        .map(error -> error.asObject().flatMap(target -> target.string("target")).orElseThrow())
        .map(target -> target.substring(NAMESPACE.length()))
        .toList();
  }

  /** The shape of what {@code operation} takes. */
  String input(String operation) {
    return target(shape(NAMESPACE + operation), "input");
  }

  /** The shape of what {@code operation} answers. */
  String output(String operation) {
    return target(shape(NAMESPACE + operation), "output");
  }

  /** The members of a structure by name, each with its {@code target} and {@code traits}. */
  Map<String, JsonObject> members(String target) {
    Map<String, JsonObject> members = new LinkedHashMap<>();
    shape(target).object("members").orElse(JsonObject.EMPTY).members()
        .forEach((name, member) -> members.put(name, member.asObject().orElseThrow()));
    return members;
  }

  /** The name of a shape without its namespace. */
  static String name(String target) {
    return target.substring(target.indexOf('#') + 1);
  }

  private List<String> problems(String operation, String direction, JsonObject body) {
    List<String> problems = new ArrayList<>();
    check(target(shape(NAMESPACE + operation), direction), body, direction, problems);
    return problems;
  }

  private void check(String target, Json value, String path, List<String> problems) {
    JsonObject shape = shape(target);
    String type = shape.string("type").orElseThrow();
    if (!fits(type, value)) {
      problems.add(path + ": expected " + type + ", got " + value);
    } else if (type.equals("structure") || type.equals("union")) {
      checkMembers(shape, (JsonObject) value, path, problems);
    } else if (type.equals("map")) {
      ((JsonObject) value).members().forEach((key, member) ->
          check(target(shape, "value"), member, path + "." + key, problems));
    } else if (type.equals("list")) {
      ((JsonArray) value).items().forEach(item -> check(target(shape, "member"), item, path + "[]", problems));
    } else if (type.equals("enum")) {
      checkEnum(shape, value, path, problems);
    }
  }

  private void checkMembers(JsonObject shape, JsonObject value, String path, List<String> problems) {
    Map<String, Json> known = shape.object("members").orElse(JsonObject.EMPTY).members();
    value.members().forEach((name, member) -> {
      if (known.containsKey(name)) {
        check(target(known.get(name).asObject().orElseThrow()), member, path + "." + name, problems);
      } else {
        problems.add(path + ": no member " + name);
      }
    });
    known.forEach((name, member) -> {
      boolean required = has(member.asObject().orElseThrow(), "smithy.api#required");
      if (required && value.get(name).isEmpty()) {
        problems.add(path + ": needs " + name);
      }
    });
  }

  private static void checkEnum(JsonObject shape, Json value, String path, List<String> problems) {
    if (value.asString().filter(enumValues(shape)::contains).isEmpty()) {
      problems.add(path + ": no value " + value);
    }
  }

  /** The values of an enum. */
  static List<String> enumValues(JsonObject shape) {
    return shape.object("members").orElseThrow().members().values().stream()
        .map(member -> member.asObject().flatMap(m -> m.object("traits")).orElseThrow())
        .map(traits -> traits.string("smithy.api#enumValue").orElseThrow())
        .toList();
  }

  private static boolean fits(String type, Json value) {
    return switch (type) {
      case "structure", "union", "map" -> value instanceof JsonObject;
      case "list" -> value instanceof JsonArray;
      case "string", "enum", "blob" -> value instanceof JsonString;
      case "boolean" -> value instanceof JsonBoolean;
      case "integer", "long", "double", "timestamp" -> value instanceof JsonNumber;
      default -> throw new IllegalStateException("unexpected shape type " + type);
    };
  }

  JsonObject shape(String id) {
    return switch (id) {
      case "smithy.api#Unit" -> type("structure");
      case "smithy.api#Boolean" -> type("boolean");
      case "smithy.api#String" -> type("string");
      default -> shapes.object(id).orElseThrow(() -> new IllegalStateException("no shape " + id));
    };
  }

  private static JsonObject type(String name) {
    return JsonObject.builder().put("type", name).build();
  }

  static String target(JsonObject shape, String member) {
    return target(shape.object(member).orElseThrow());
  }

  /** The shape of a member. */
  static String target(JsonObject member) {
    return member.string("target").orElseThrow();
  }

  static boolean has(JsonObject member, String trait) {
    return member.object("traits").flatMap(traits -> traits.get(trait)).isPresent();
  }
}
