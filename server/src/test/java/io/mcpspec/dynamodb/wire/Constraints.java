package io.mcpspec.dynamodb.wire;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonNumber;
import io.mcpspec.runtime.json.JsonObject;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Compares the constraints of AWS's model with those of a tool's full schema. */
final class Constraints {

  private final AwsShapes shapes;
  private final List<String> missing = new ArrayList<>();
  private final Map<String, Integer> found = new TreeMap<>();

  Constraints(AwsShapes shapes) {
    this.shapes = shapes;
  }

  /** What the model asks and a schema does not: {@code put_item.item: length}. */
  List<String> missing() {
    return missing;
  }

  /** How many constraints both have, by kind. */
  Map<String, Integer> found() {
    return found;
  }

  /** Looks at every parameter of a tool. */
  void check(BoundTool tool) {
    tool.members().forEach((parameter, path) -> {
      JsonObject member = JsonObject.EMPTY;
      String target = shapes.input(tool.operation());
      boolean required = true;
      for (String step : path) {
        member = shapes.members(target).get(step);
        target = AwsShapes.target(member);
        required &= isRequired(member);
      }
      JsonObject schema = BoundTool.properties(tool.input()).get(parameter);
      String place = tool.name() + "." + parameter;
      if (required) {
        expect("required", isGiven(tool.input(), parameter), place);
      }
      value(schema, target, place, new Omitted(tool, String.join(".", path)));
    });
  }

  /** Which members inside a parameter are left out for a reason. */
  private record Omitted(BoundTool tool, String path) {

    Omitted member(String name) {
      return new Omitted(tool, path + "." + name);
    }

    boolean isOmitted() {
      return tool.omitted().contains(path);
    }
  }

  private void value(JsonObject schema, String target, String place, Omitted at) {
    JsonObject shape = shapes.shape(target);
    JsonObject traits = shape.object("traits").orElse(JsonObject.EMPTY);
    switch (shape.string("type").orElseThrow()) {
      case "structure" -> structure(schema, target, place, at);
      case "list" -> {
        bounds("length", traits, schema, "minItems", "maxItems", place);
        element(schema, "items", shape, "member", place, at);
      }
      case "map" -> {
        bounds("length", traits, schema, "minProperties", "maxProperties", place);
        element(schema, "additionalProperties", shape, "value", place, at);
      }
      case "enum" -> {
        List<Json> values = AwsShapes.enumValues(shape).stream().map(Json::of).toList();
        expect("enum", !schema.items("enum").isEmpty() && values.containsAll(schema.items("enum")), place);
      }
      case "string" -> text(schema, traits, place);
      default -> bounds("range", traits, schema, "minimum", "maximum", place);
    }
  }

  private void structure(JsonObject schema, String target, String place, Omitted at) {
    shapes.members(target).forEach((name, member) -> {
      if (at.member(name).isOmitted()) {
        return;
      }
      JsonObject property = BoundTool.properties(schema).getOrDefault(name, JsonObject.EMPTY);
      expect("members", BoundTool.properties(schema).containsKey(name), place + "." + name);
      if (isRequired(member)) {
        expect("required", isGiven(schema, name), place + "." + name);
      }
      value(property, AwsShapes.target(member), place + "." + name, at.member(name));
    });
  }

  private void element(
      JsonObject schema, String keyword, JsonObject shape, String part, String place, Omitted at) {
    String target = AwsShapes.target(shape, part);
    if (!AwsShapes.name(target).equals("AttributeValue")) {
      value(schema.object(keyword).orElse(JsonObject.EMPTY), target, place + "[]", at);
    }
  }

  /** A text that may be written as an object, such as a policy, is held to its bounds as a text. */
  private void text(JsonObject schema, JsonObject traits, String place) {
    JsonObject text = schema.items("anyOf").stream()
        .flatMap(branch -> branch.asObject().stream())
        .filter(branch -> branch.string("type").filter("string"::equals).isPresent())
        .findFirst()
        .orElse(schema);
    if (text.get("enum").isEmpty()) {
      bounds("length", traits, text, "minLength", "maxLength", place);
      traits.get("smithy.api#pattern").ifPresent(any -> expect("pattern", text.get("pattern").isPresent(), place));
    }
  }

  private void bounds(
      String trait, JsonObject traits, JsonObject schema, String least, String most, String place) {
    Optional<JsonObject> bounds = traits.object("smithy.api#" + trait);
    bounds.flatMap(model -> number(model, "min")).filter(min -> min.signum() > 0 || trait.equals("range")).ifPresent(
        min -> expect(trait, number(schema, least).filter(own -> own.compareTo(min) >= 0).isPresent(), place));
    bounds.flatMap(model -> number(model, "max")).ifPresent(
        max -> expect(trait, number(schema, most).filter(own -> own.compareTo(max) <= 0).isPresent(), place));
  }

  private static Optional<BigDecimal> number(JsonObject object, String name) {
    return object.get(name).flatMap(value -> Stream.of(value)
        .filter(JsonNumber.class::isInstance)
        .map(number -> ((JsonNumber) number).value())
        .findFirst());
  }

  private static boolean isRequired(JsonObject member) {
    return AwsShapes.has(member, "smithy.api#required");
  }

  /** Whether a value is always there: asked for, or given by a default. */
  private static boolean isGiven(JsonObject schema, String name) {
    return BoundTool.required(schema).contains(name)
        || BoundTool.properties(schema).get(name).get("default").isPresent();
  }

  private void expect(String kind, boolean there, String place) {
    if (there) {
      found.merge(kind, 1, Integer::sum);
    } else {
      missing.add(place + ": " + kind);
    }
  }
}
