package io.mcpspec.release.schema;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Changes random schemas so that they probably refuse a value. */
final class Narrowings {

  private final Random random;

  Narrowings(Random random) {
    this.random = random;
  }

  /** The schema, which refuses the value somewhere inside. */
  Map<String, Object> of(Map<String, Object> root, Object value) {
    Map<String, Object> copy = RandomSchemas.copy(root, new ArrayList<>());
    Object member = value instanceof Map<?, ?> members ? members.get("a") : null;
    Map<String, Object> inner = inner(copy, "a");
    if (member == null || inner == null || random.nextInt(8) == 0) {
      direct(copy, value);
    } else {
      narrow(inner, member);
    }
    return copy;
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> inner(Map<String, Object> schema, String name) {
    Object inner = schema.get("properties") instanceof Map<?, ?> properties ? properties.get(name) : null;
    return inner instanceof HashMap<?, ?> ? (Map<String, Object>) inner : null;
  }

  private void narrow(Map<String, Object> schema, Object value) {
    switch (random.nextInt(12)) {
      case 0 -> combine(schema, "allOf", new LinkedHashMap<>(schema), directly(Map.of(), value));
      case 1 -> combine(schema, "anyOf", directly(schema, value), directly(schema, value));
      case 2 -> combine(schema, "oneOf", new LinkedHashMap<>(schema), Map.of());
      case 3 -> combine(schema, "oneOf", directly(schema, value), directly(schema, value));
      case 4 -> schema.put("not", random.nextBoolean() ? Map.of("type", type(value)) : Map.of("const", value));
      case 5 -> {
        schema.put("if", Map.of("type", type(value)));
        schema.put("then", directly(Map.of(), value));
      }
      default -> direct(schema, value);
    }
  }

  private static void combine(
      Map<String, Object> schema, String keyword, Map<String, Object> one, Map<String, Object> other) {
    schema.clear();
    schema.put(keyword, new ArrayList<>(List.of(one, other)));
  }

  private Map<String, Object> directly(Map<String, Object> schema, Object value) {
    Map<String, Object> copy = RandomSchemas.copy(schema, new ArrayList<>());
    direct(copy, value);
    return copy;
  }

  private void direct(Map<String, Object> schema, Object value) {
    if (random.nextInt(8) == 0) {
      other(schema, value);
    } else if (value instanceof String text) {
      text(schema, text);
    } else if (value instanceof Number number) {
      number(schema, new BigDecimal(number.toString()));
    } else if (value instanceof List<?> items) {
      items(schema, items);
    } else if (value instanceof Map<?, ?> members) {
      members(schema, members);
    } else {
      other(schema, value);
    }
  }

  private static String type(Object value) {
    if (value instanceof Map || value instanceof List) {
      return value instanceof Map ? "object" : "array";
    }
    return value instanceof Number ? "number" : value instanceof Boolean ? "boolean"
        : value instanceof String ? "string" : "null";
  }

  private void other(Map<String, Object> schema, Object value) {
    switch (random.nextInt(3)) {
      case 0 -> schema.put("type", value instanceof String ? List.of("integer", "null") : "string");
      case 1 -> schema.put("enum", new ArrayList<>(List.of("zz", 77)));
      default -> schema.put("const", "zz");
    }
  }

  private void text(Map<String, Object> schema, String text) {
    switch (random.nextInt(4)) {
      case 0 -> schema.put("minLength", text.length() + 1);
      case 1 -> schema.put("maxLength", Math.max(0, text.length() - 1));
      case 2 -> schema.put("pattern", "^z");
      default -> schema.put("pattern", "z+$");
    }
  }

  private void number(Map<String, Object> schema, BigDecimal number) {
    switch (random.nextInt(5)) {
      case 0 -> schema.put("minimum", number.add(BigDecimal.ONE));
      case 1 -> schema.put("maximum", number.subtract(BigDecimal.ONE));
      case 2 -> schema.put("exclusiveMinimum", number);
      case 3 -> schema.put("exclusiveMaximum", number);
      default -> schema.put("multipleOf", 77);
    }
  }

  private void items(Map<String, Object> schema, List<?> items) {
    int count = items.size();
    boolean plain = count > 0 && schema.get("items") instanceof HashMap<?, ?> && !schema.containsKey("prefixItems");
    switch (random.nextInt(plain ? 6 : 4)) {
      case 0 -> schema.put("minItems", count + 1);
      case 1 -> schema.put("maxItems", Math.max(0, count - 1));
      case 2 -> schema.put("contains", Map.of("const", "zz"));
      case 3 -> schema.put("items", count == 0 ? false : directly(Map.of(), items.get(count - 1)));
      default -> schema.put("items", directly(cast(schema.get("items")), items.get(count - 1)));
    }
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> cast(Object schema) {
    return (Map<String, Object>) schema;
  }

  private void members(Map<String, Object> schema, Map<?, ?> members) {
    int count = members.size();
    List<Object> names = new ArrayList<>(members.keySet());
    String name = names.isEmpty() ? "zz" : (String) names.get(random.nextInt(count));
    switch (random.nextInt(count == 0 ? 2 : 9)) {
      case 0 -> schema.put("required", new ArrayList<>(List.of("zz")));
      case 1 -> schema.put("minProperties", count + 1);
      case 2 -> schema.put("maxProperties", count - 1);
      case 3 -> schema.put("propertyNames", Map.of("pattern", "^z"));
      case 4 -> schema.put("dependentRequired", Map.of(name, List.of("zz")));
      case 5 -> schema.put("patternProperties", Map.of("^" + name, directly(Map.of(), members.get(name))));
      case 6 -> closed(schema, name);
      default -> member(schema, name, members.get(name));
    }
  }

  private static void closed(Map<String, Object> schema, String name) {
    Map<String, Object> others = schema.get("properties") instanceof Map<?, ?> properties
        ? new LinkedHashMap<>(cast(properties)) : new LinkedHashMap<>();
    others.remove(name);
    schema.put("properties", others);
    schema.put("additionalProperties", false);
  }

  /** A member that was not described before may be described without a finding that breaks. */
  private void member(Map<String, Object> schema, String name, Object value) {
    Map<String, Object> inner = inner(schema, name);
    if (inner == null) {
      schema.put("required", new ArrayList<>(List.of("zz")));
    } else {
      cast(schema.get("properties")).put(name, directly(inner, value));
    }
  }
}
