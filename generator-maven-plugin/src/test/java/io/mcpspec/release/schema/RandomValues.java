package io.mcpspec.release.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Random values that often fit a schema. Their members are those that the schema speaks of. */
final class RandomValues {

  private static final List<Object> SCALARS = List.of("", "x", "y", "xy", "yy", "xxx", 0, 1, 2, 3, 4, 1.5, true, false);

  private final Random random;
  private final Map<String, Object> document;

  RandomValues(Random random, Map<String, Object> document) {
    this.random = random;
    this.document = document;
  }

  Object value(Object schema, int depth) {
    if (depth < 0 || !(schema instanceof Map<?, ?> keywords)) {
      return scalar();
    }
    if (keywords.containsKey("$ref") && random.nextInt(6) > 0) {
      return value(((Map<?, ?>) document.get("$defs")).get("d"), depth - 1);
    }
    if (keywords.get("enum") instanceof List<?> values && random.nextInt(6) > 0) {
      return values.get(random.nextInt(values.size()));
    }
    for (String combinator : List.of("anyOf", "oneOf", "allOf")) {
      if (keywords.get(combinator) instanceof List<?> branches && !keywords.containsKey("type")) {
        return value(branches.get(random.nextInt(branches.size())), depth - 1);
      }
    }
    return ofType(type(keywords), keywords, depth);
  }

  private String type(Map<?, ?> keywords) {
    Object type = keywords.get("type");
    if (type instanceof List<?> types) {
      return (String) types.get(random.nextInt(types.size()));
    }
    return type == null ? List.of("object", "array", "string").get(random.nextInt(3)) : (String) type;
  }

  private Object ofType(String type, Map<?, ?> keywords, int depth) {
    return switch (random.nextInt(10) == 0 ? "any" : type) {
      case "object" -> object(keywords, depth);
      case "array" -> array(keywords, depth);
      case "string" -> SCALARS.get(random.nextInt(6));
      case "integer" -> random.nextInt(6);
      case "number" -> random.nextBoolean() ? (Object) random.nextInt(6) : (Object) (random.nextInt(8) / 2.0);
      case "boolean" -> random.nextBoolean();
      case "null" -> RandomJson.NULL;
      default -> scalar();
    };
  }

  private Object scalar() {
    return random.nextInt(12) == 0 ? RandomJson.NULL : SCALARS.get(random.nextInt(SCALARS.size()));
  }

  private List<Object> array(Map<?, ?> keywords, int depth) {
    List<Object> items = new ArrayList<>();
    int size = random.nextInt(4);
    for (int i = 0; i < size; i++) {
      Object schema = keywords.get("prefixItems") instanceof List<?> prefix && i < prefix.size()
          ? prefix.get(i) : keywords.get("items");
      items.add(value(schema, depth - 1));
    }
    return items;
  }

  private Map<String, Object> object(Map<?, ?> keywords, int depth) {
    Map<String, Object> members = new LinkedHashMap<>();
    for (String name : names(keywords, 4)) {
      if (random.nextInt(3) > 0) {
        Object schema = keywords.get("properties") instanceof Map<?, ?> properties ? properties.get(name) : null;
        members.put(name, value(schema, depth - 1));
      }
    }
    return members;
  }

  /** The names that the schema, or one that it is made of, speaks of. */
  private Set<String> names(Object schema, int depth) {
    Set<String> names = new LinkedHashSet<>();
    if (!(schema instanceof Map<?, ?> keywords) || depth == 0) {
      return names;
    }
    if (keywords.get("properties") instanceof Map<?, ?> properties) {
      properties.keySet().forEach(name -> names.add((String) name));
    }
    if (keywords.get("required") instanceof List<?> required) {
      required.forEach(name -> names.add((String) name));
    }
    if (keywords.get("additionalProperties") instanceof Map<?, ?>) {
      names.addAll(RandomSchemas.NAMES);
    }
    for (String keyword : List.of("anyOf", "oneOf", "allOf")) {
      if (keywords.get(keyword) instanceof List<?> branches) {
        branches.forEach(branch -> names.addAll(names(branch, depth - 1)));
      }
    }
    for (String keyword : List.of("if", "then")) {
      names.addAll(names(keywords.get(keyword), depth - 1));
    }
    return names;
  }
}
