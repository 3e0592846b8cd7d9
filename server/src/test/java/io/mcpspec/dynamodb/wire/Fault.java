package io.mcpspec.dynamodb.wire;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A call with one thing wrong in arguments that are otherwise full.
 *
 * @param path where, as messages write it
 * @param what what is wrong: {@code ""}, {@code {}}, {@code []}, {@code 0}, {@code null}, {@code unknown}, …
 * @param arguments the arguments
 */
public record Fault(String path, String what, JsonObject arguments) {

  private static final String UNKNOWN = "no_such_name";

  /**
   * Every fault of every value in a full call, but for those inside of attribute values. Null is none where a member
   * may be absent, since it means that it is.
   */
  public static List<Fault> of(FullCall call) {
    Search search = new Search(AwsShapes.load(), new ArrayList<>());
    JsonObject full = call.arguments();
    search.unknown("", full, changed -> changed);
    full.members().forEach((parameter, given) -> {
      String target = search.target(call.tool().operation(), call.tool().members().get(parameter));
      search.value(target, given, parameter, value -> with(full, parameter, value));
      if (BoundTool.required(call.tool().input()).contains(parameter)) {
        search.add(parameter, "missing", without(full, parameter));
        search.add(parameter, "null", with(full, parameter, Json.nullValue()));
      }
    });
    return search.found();
  }

  private static JsonObject with(JsonObject object, String name, Json value) {
    Map<String, Json> members = new LinkedHashMap<>(object.members());
    members.put(name, value);
    return new JsonObject(members);
  }

  private static JsonObject without(JsonObject object, String name) {
    Map<String, Json> members = new LinkedHashMap<>(object.members());
    members.remove(name);
    return new JsonObject(members);
  }

  /** Goes through the arguments, each value beside its shape in AWS's model. */
  private record Search(AwsShapes shapes, List<Fault> found) {

    String target(String operation, List<String> path) {
      String target = shapes.input(operation);
      for (String step : path) {
        target = AwsShapes.target(shapes.members(target).get(step));
      }
      return target;
    }

    void add(String path, String what, Json arguments) {
      found.add(new Fault(path, what, arguments.asObject().orElseThrow()));
    }

    /** @param put makes whole arguments of what stands at {@code path} */
    void value(String target, Json value, String path, UnaryOperator<Json> put) {
      switch (shapes.shape(target).string("type").orElseThrow()) {
        case "structure" -> structure(target, (JsonObject) value, path, put);
        case "map" -> map(target, (JsonObject) value, path, put);
        case "list" -> list(target, (JsonArray) value, path, put);
        case "string", "timestamp" -> add(path, "\"\"", put.apply(Json.of("")));
        case "enum" -> {
          String text = value.asString().orElseThrow();
          add(path, "\"\"", put.apply(Json.of("")));
          add(path, "lower case", put.apply(Json.of(text.toLowerCase(Locale.ROOT))));
        }
        case "integer", "long", "double" -> {
          add(path, "0", put.apply(Json.of(0)));
          add(path, "text", put.apply(Json.of(value.toJson() + "x")));
        }
        case "boolean" -> add(path, "text", put.apply(Json.of("yes")));
        default -> throw new IllegalStateException("unexpected shape " + target);
      }
    }

    private void structure(String target, JsonObject value, String path, UnaryOperator<Json> put) {
      add(path, "{}", put.apply(JsonObject.EMPTY));
      unknown(path + ".", value, put);
      shapes.members(target).forEach((name, member) -> value.get(name).ifPresent(inner -> {
        value(AwsShapes.target(member), inner, path + "." + name, changed -> put.apply(with(value, name, changed)));
        if (AwsShapes.has(member, "smithy.api#required")) {
          add(path + "." + name, "missing", put.apply(without(value, name)));
          add(path + "." + name, "null", put.apply(with(value, name, Json.nullValue())));
        }
      }));
    }

    void unknown(String prefix, JsonObject value, UnaryOperator<Json> put) {
      add(prefix + UNKNOWN, "unknown", put.apply(with(value, UNKNOWN, Json.of("x"))));
    }

    private void map(String target, JsonObject value, String path, UnaryOperator<Json> put) {
      add(path, "{}", put.apply(JsonObject.EMPTY));
      String element = AwsShapes.target(shapes.shape(target), "value");
      if (!AwsShapes.name(element).equals("AttributeValue")) {
        value.members().forEach((name, inner) -> {
          value(element, inner, path + "." + name, changed -> put.apply(with(value, name, changed)));
          add(path + "." + name, "null", put.apply(with(value, name, Json.nullValue())));
        });
      }
    }

    private void list(String target, JsonArray value, String path, UnaryOperator<Json> put) {
      add(path, "[]", put.apply(JsonArray.EMPTY));
      String element = AwsShapes.target(shapes.shape(target), "member");
      if (AwsShapes.name(element).equals("AttributeValue")) {
        return;
      }
      for (int i = 0; i < value.items().size(); i++) {
        int place = i;
        UnaryOperator<Json> putItem = changed -> {
          List<Json> items = new ArrayList<>(value.items());
          items.set(place, changed);
          return put.apply(Json.array(items));
        };
        value(element, value.items().get(i), path + "[" + i + "]", putItem);
        add(path + "[" + i + "]", "null", putItem.apply(Json.nullValue()));
      }
    }
  }

  @Override
  public String toString() {
    return path + " " + what;
  }
}
