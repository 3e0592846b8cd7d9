package io.mcpspec.runtime.aws.dynamodb.table;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** The requests of AWS's own model of DynamoDB. */
final class AwsRequests {

  private static final String MODEL = "/META-INF/smithy/2012-08-10/dynamodb-2012-08-10.json";
  private static final String NAMESPACE = "com.amazonaws.dynamodb#";
  private static final String ATTRIBUTE_VALUE = NAMESPACE + "AttributeValue";

  private final Map<String, Json> shapes;

  AwsRequests() {
    try (InputStream model = AwsRequests.class.getResourceAsStream(MODEL)) {
      Json json = JsonReader.read(new String(model.readAllBytes(), StandardCharsets.UTF_8));
      shapes = json.asObject().flatMap(root -> root.object("shapes")).orElseThrow().members();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The names of all operations. */
  List<String> operations() {
    return shapes.keySet().stream()
        .filter(id -> shape(id).string("type").filter("operation"::equals).isPresent())
        .map(id -> id.substring(NAMESPACE.length()))
        .sorted()
        .toList();
  }

  /** The members of an operation's request of which this is true, with their traits. */
  List<String> members(String operation, Predicate<JsonObject> traits) {
    return input(operation).entrySet().stream()
        .filter(member -> traits.test(object(member.getValue()).object("traits").orElse(JsonObject.EMPTY)))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The names of all members, at any depth, that hold text the caller chooses; attribute values hold data alone. */
  Set<String> texts(String operation) {
    Set<String> names = new TreeSet<>();
    input(operation).forEach((name, member) -> collect(target(member), name, new LinkedHashSet<>(), names));
    return names;
  }

  /** {@link #texts(String)} of one member of the request, itself included. */
  Set<String> texts(String operation, String member) {
    Set<String> names = new TreeSet<>();
    collect(target(input(operation).get(member)), member, new LinkedHashSet<>(), names);
    return names;
  }

  private void collect(String id, String name, Set<String> within, Set<String> names) {
    if (id.equals("smithy.api#String")) {
      names.add(name);
    }
    if (id.equals(ATTRIBUTE_VALUE) || !shapes.containsKey(id) || within.contains(id)) {
      return;
    }
    within.add(id);
    JsonObject shape = shape(id);
    switch (shape.string("type").orElseThrow()) {
      case "string" -> names.add(name);
      case "structure", "union" -> shape.object("members").orElse(JsonObject.EMPTY).members().forEach(
          (inner, member) -> collect(target(member), inner, within, names));
      case "list" -> collect(target(shape.get("member").orElseThrow()), name, within, names);
      case "map" -> {
        collect(target(shape.get("key").orElseThrow()), name, within, names);
        collect(target(shape.get("value").orElseThrow()), name, within, names);
      }
      default -> { } // numbers, flags, points in time, and texts from a list
    }
    within.remove(id);
  }

  private Map<String, Json> input(String operation) {
    String input = shape(NAMESPACE + operation).object("input").flatMap(i -> i.string("target")).orElseThrow();
    return shape(input).object("members").orElse(JsonObject.EMPTY).members();
  }

  private JsonObject shape(String id) {
    return object(shapes.get(id));
  }

  private static String target(Json member) {
    return object(member).string("target").orElseThrow();
  }

  private static JsonObject object(Json json) {
    return json.asObject().orElseThrow();
  }
}
