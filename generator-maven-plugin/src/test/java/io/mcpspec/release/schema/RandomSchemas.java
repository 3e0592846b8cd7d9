package io.mcpspec.release.schema;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Small random schemas, as maps and lists, and schemas that differ from them in one place. */
final class RandomSchemas {

  static final List<String> NAMES = List.of("a", "b", "c");
  private static final List<String> TYPES =
      List.of("string", "integer", "number", "boolean", "object", "array", "null");
  private static final int DEPTH = 3;

  private final Random random;

  /** Whether the schema is of a part of the value: one of the same value could refer to itself without end. */
  private boolean inside = true;

  RandomSchemas(Random random) {
    this.random = random;
  }

  /** An object at the top, like the arguments of a tool, with a definition that may contain itself. */
  Map<String, Object> root() {
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("type", "object");
    object(root, DEPTH);
    Map<String, Object> definition = new LinkedHashMap<>();
    definition.put("type", "object");
    object(definition, 1);
    root.put("$defs", Map.of("d", definition));
    if (random.nextInt(4) == 0) {
      combine(root, 2);
    }
    return root;
  }

  /** An object with one member, and a definition that it may refer to. */
  Map<String, Object> small() {
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("type", "object");
    root.put("properties", new LinkedHashMap<>(Map.of("a", schema(2))));
    maybe(root, "required", List.of("a"));
    Map<String, Object> definition = new LinkedHashMap<>();
    definition.put("type", "object");
    object(definition, 0);
    root.put("$defs", Map.of("d", definition));
    return root;
  }

  Object schema(int depth) {
    Map<String, Object> schema = new LinkedHashMap<>();
    int kind = random.nextInt(12);
    if (kind == 0 && depth > 0) {
      combine(schema, depth - 1);
      return schema;
    }
    if (kind == 1) {
      schema.put("enum", values());
      return schema;
    }
    if (kind == 2 && inside) {
      return random.nextInt(4) == 0 ? (Object) random.nextBoolean() : Map.of("$ref", "#/$defs/d");
    }
    typed(schema, depth);
    if (depth > 0 && random.nextInt(8) == 0) {
      combine(schema, depth - 1);
    }
    return schema;
  }

  private void typed(Map<String, Object> schema, int depth) {
    String type = TYPES.get(random.nextInt(depth > 0 ? TYPES.size() : 4));
    boolean several = random.nextInt(4) == 0;
    schema.put("type", several ? List.of(type, type.equals("null") ? "string" : "null") : type);
    switch (type) {
      case "string" -> string(schema);
      case "integer", "number" -> number(schema);
      case "array" -> array(schema, depth);
      case "object" -> object(schema, depth);
      default -> schema.put("description", "simple");
    }
  }

  private void string(Map<String, Object> schema) {
    maybe(schema, "minLength", random.nextInt(3));
    maybe(schema, "maxLength", 1 + random.nextInt(3));
    maybe(schema, "pattern", random.nextBoolean() ? "^[xy]" : "y");
  }

  private void number(Map<String, Object> schema) {
    maybe(schema, "minimum", random.nextInt(3));
    maybe(schema, "exclusiveMinimum", random.nextInt(3));
    maybe(schema, "maximum", 2 + random.nextInt(3));
    maybe(schema, "multipleOf", 1 + random.nextInt(2));
  }

  private void array(Map<String, Object> schema, int depth) {
    boolean around = inside;
    inside = true;
    maybe(schema, "items", schema(depth - 1));
    maybe(schema, "prefixItems", List.of(schema(depth - 1)));
    maybe(schema, "minItems", random.nextInt(2));
    maybe(schema, "maxItems", random.nextInt(3));
    maybe(schema, "uniqueItems", random.nextBoolean());
    maybe(schema, "contains", schema(0));
    inside = around;
  }

  void object(Map<String, Object> schema, int depth) {
    boolean around = inside;
    inside = true;
    Map<String, Object> properties = new LinkedHashMap<>();
    for (String name : NAMES) {
      if (random.nextInt(3) > 0) {
        properties.put(name, schema(depth - 1));
      }
    }
    schema.put("properties", properties);
    maybe(schema, "required", List.of(NAMES.get(random.nextInt(3))));
    maybe(schema, "additionalProperties", random.nextInt(3) == 0 ? schema(0) : (Object) random.nextBoolean());
    maybe(schema, "patternProperties", Map.of("^[ab]$", schema(0)));
    maybe(schema, "minProperties", random.nextInt(2));
    maybe(schema, "dependentRequired", Map.of("a", List.of("b")));
    maybe(schema, "unevaluatedProperties", false);
    maybe(schema, "propertyNames", Map.of("pattern", "^[ab]$"));
    inside = around;
  }

  private void combine(Map<String, Object> schema, int depth) {
    boolean around = inside;
    inside = false;
    int kind = random.nextInt(5);
    if (kind == 3) {
      schema.put("not", schema(0));
    } else if (kind == 4) {
      schema.put("if", schema(depth));
      schema.put("then", schema(depth));
    } else {
      schema.put(List.of("anyOf", "oneOf", "allOf").get(kind), new ArrayList<>(List.of(schema(depth), schema(depth))));
    }
    inside = around;
  }

  private List<Object> values() {
    List<Object> all = new ArrayList<>(List.of("x", "xy", "yy", 0, 1, 2, true, "null"));
    Collections.shuffle(all, random);
    return new ArrayList<>(all.subList(0, 1 + random.nextInt(3)));
  }

  private void maybe(Map<String, Object> schema, String keyword, Object value) {
    if (random.nextInt(4) == 0) {
      schema.put(keyword, value);
    }
  }

  /** The schema, other in one place. */
  Map<String, Object> mutated(Map<String, Object> root) {
    List<Map<String, Object>> places = new ArrayList<>();
    Map<String, Object> copy = copy(root, places);
    mutate(places.get(random.nextInt(places.size())));
    return copy;
  }

  private void mutate(Map<String, Object> place) {
    List<String> keywords = new ArrayList<>(place.keySet());
    keywords.remove("$defs");
    int kind = random.nextInt(4);
    if (kind == 0 && !keywords.isEmpty()) {
      place.remove(keywords.get(random.nextInt(keywords.size())));
    } else if (kind == 1) {
      combine(place, 1);
    } else {
      add(place);
    }
  }

  private void add(Map<String, Object> place) {
    Map<String, Object> other = new LinkedHashMap<>();
    switch (random.nextInt(5)) {
      case 0 -> string(other);
      case 1 -> number(other);
      case 2 -> array(other, 1);
      case 3 -> object(other, 1);
      default -> typed(other, 1);
    }
    if (!"array".equals(place.get("type"))) {
      other.remove("uniqueItems"); // the validator takes objects for arrays here
    }
    place.putAll(other);
  }

  /**
   * @param places takes all schemas of the copy
   */
  @SuppressWarnings("unchecked")
  static Map<String, Object> copy(Map<String, Object> schema, List<Map<String, Object>> places) {
    Map<String, Object> copy = new LinkedHashMap<>();
    places.add(copy);
    schema.forEach((keyword, value) -> {
      if (value instanceof List<?> list && !List.of("enum", "required", "type").contains(keyword)) {
        List<Object> items = new ArrayList<>();
        list.forEach(item -> items.add(
            item instanceof Map<?, ?> inner ? copy((Map<String, Object>) inner, places) : item));
        copy.put(keyword, items);
      } else if (value instanceof Map<?, ?> map) {
        List<Map<String, Object>> inner = new ArrayList<>();
        Map<String, Object> below = copy((Map<String, Object>) map, inner);
        boolean named = List.of("properties", "patternProperties", "$defs", "dependentRequired").contains(keyword);
        places.addAll(named ? inner.subList(1, inner.size()) : inner);
        copy.put(keyword, below);
      } else {
        copy.put(keyword, value);
      }
    });
    return copy;
  }
}
