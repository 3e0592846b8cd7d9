package io.mcpspec.release.schema;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Writes random schemas in another way that means the same. */
final class Rewrites {

  private static final List<String> ASSERTIONS = List.of("type", "minLength", "maxLength", "pattern", "enum", "const",
      "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minItems", "maxItems", "required",
      "minProperties", "not");

  private final Random random;
  /** Whether nothing is asked of what is not evaluated. */
  private boolean evaluated;

  Rewrites(Random random) {
    this.random = random;
  }

  /** The schema, rewritten at a few places. */
  Map<String, Object> of(Map<String, Object> root) {
    evaluated = !RandomJson.of(root).contains("unevaluated");
    List<Map<String, Object>> places = new ArrayList<>();
    Map<String, Object> copy = RandomSchemas.copy(root, places);
    int count = 1 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      Map<String, Object> place = places.get(random.nextInt(places.size()));
      if (place == copy) {
        ofDocument(copy);
      } else {
        rewrite(place);
      }
    }
    return copy;
  }

  private void ofDocument(Map<String, Object> root) {
    switch (random.nextInt(4)) {
      case 0 -> root.put("$schema", "https://json-schema.org/draft/2020-12/schema");
      case 1 -> ((Map<?, ?>) root.computeIfAbsent("definitions", key -> new LinkedHashMap<>())).isEmpty();
      case 2 -> root.put("title", "Arguments");
      default -> note(root);
    }
  }

  /** What is evaluated can depend on how alternatives are written. */
  private void rewrite(Map<String, Object> place) {
    switch (evaluated ? random.nextInt(14) : random.nextBoolean() ? 3 : 12) {
      case 0 -> wrap(place, List.of("anyOf", "oneOf", "allOf").get(random.nextInt(3)));
      case 1 -> types(place);
      case 2 -> values(place);
      case 3 -> note(place);
      case 4 -> limits(place);
      case 5 -> never(place);
      case 6 -> alternatives(place);
      case 7 -> split(place);
      case 8 -> bounds(place);
      case 9 -> patterns(place);
      case 10 -> dependents(place);
      case 11 -> all(place);
      case 12 -> shuffle(place);
      default -> twice(place);
    }
  }

  private void wrap(Map<String, Object> place, String keyword) {
    Map<String, Object> inner = new LinkedHashMap<>(place);
    place.clear();
    place.put(keyword, new ArrayList<>(List.of(inner)));
  }

  /** The same twice, as alternatives and as conditions. */
  private void twice(Map<String, Object> place) {
    Map<String, Object> inner = new LinkedHashMap<>(place);
    place.clear();
    place.put(random.nextBoolean() ? "anyOf" : "allOf", new ArrayList<>(List.of(inner, new LinkedHashMap<>(inner))));
  }

  private void types(Map<String, Object> place) {
    Object type = place.get("type");
    if (type instanceof String one) {
      place.put("type", new ArrayList<>(List.of(one)));
    } else if (type instanceof List<?> several && several.size() == 2) {
      List<Object> branches = new ArrayList<>();
      for (Object one : several) {
        Map<String, Object> branch = new LinkedHashMap<>(place);
        branch.put("type", one);
        boolean isNull = one.equals("null") && !branch.containsKey("enum") && !branch.containsKey("not");
        branches.add(isNull && place.size() < 3 && random.nextBoolean() ? ofNull() : branch);
      }
      place.clear();
      place.put(random.nextBoolean() ? "anyOf" : "oneOf", branches);
    }
  }

  private Map<String, Object> ofNull() {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put(random.nextBoolean() ? "enum" : "const", List.of(RandomJson.NULL));
    schema.computeIfPresent("const", (key, value) -> RandomJson.NULL);
    return schema;
  }

  private void values(Map<String, Object> place) {
    if (place.get("enum") instanceof List<?> values && place.size() == 1) {
      List<Object> others = new ArrayList<>(values);
      others.add(values.get(random.nextInt(values.size())));
      Collections.shuffle(others, random);
      if (random.nextBoolean()) {
        place.put("enum", others);
      } else {
        place.remove("enum");
        List<Object> branches = new ArrayList<>();
        new LinkedHashSet<>(others).forEach(value -> branches.add(new LinkedHashMap<>(Map.of("const", value))));
        place.put(random.nextBoolean() ? "anyOf" : "oneOf", branches);
      }
    } else if ("boolean".equals(place.get("type")) && !place.containsKey("enum")) {
      place.put("enum", new ArrayList<>(List.of(true, false)));
    }
  }

  private void note(Map<String, Object> place) {
    place.put(List.of("title", "$comment").get(random.nextInt(2)), "Words");
    place.put("examples", new ArrayList<>());
  }

  /** Limits that nothing exceeds. */
  private void limits(Map<String, Object> place) {
    place.putIfAbsent("minLength", 0);
    place.putIfAbsent("minItems", 0);
    boolean counted = place.get("required") instanceof List<?> && "object".equals(place.get("type"));
    place.putIfAbsent("minProperties", counted ? ((List<?>) place.get("required")).size() : 0);
    place.putIfAbsent("required", new ArrayList<>());
    place.putIfAbsent("properties", new LinkedHashMap<>());
    place.putIfAbsent("uniqueItems", false);
    place.putIfAbsent("additionalProperties", random.nextBoolean() ? true : new LinkedHashMap<>());
    place.putIfAbsent("pattern", List.of("", "^", ".*", "^.*$", "^(.*)$", "^[\\\\s\\\\S]*$").get(random.nextInt(6)));
  }

  private void never(Map<String, Object> place) {
    Map<String, Object> never = new LinkedHashMap<>(Map.of("not", random.nextBoolean() ? true : new LinkedHashMap<>()));
    place.computeIfPresent("additionalProperties", (key, value) -> Boolean.FALSE.equals(value) ? never : value);
    place.computeIfPresent("items", (key, value) -> Boolean.FALSE.equals(value) ? never : value);
  }

  private void alternatives(Map<String, Object> place) {
    for (String keyword : List.of("anyOf", "oneOf", "allOf")) {
      if (place.get(keyword) instanceof List<?> branches) {
        List<Object> others = new ArrayList<>(branches);
        Collections.shuffle(others, random);
        if (random.nextBoolean()) {
          Map<String, Object> nested = new LinkedHashMap<>();
          nested.put(keyword, others);
          others = new ArrayList<>(List.of(nested));
          others.addAll(keyword.equals("allOf") ? List.of(true) : List.of(false));
        }
        place.put(keyword, others);
      }
    }
  }

  /** Some of what is asked goes into an allOf. */
  private void split(Map<String, Object> place) {
    Map<String, Object> part = new LinkedHashMap<>();
    for (String keyword : ASSERTIONS) {
      if (place.containsKey(keyword) && random.nextBoolean()) {
        part.put(keyword, place.remove(keyword));
      }
    }
    if (!part.isEmpty() && !place.containsKey("allOf")) {
      place.put("allOf", new ArrayList<>(List.of(part)));
    } else {
      place.putAll(part);
    }
  }

  private void bounds(Map<String, Object> place) {
    if ("integer".equals(place.get("type"))) {
      if (place.get("minimum") instanceof Integer least && !place.containsKey("exclusiveMinimum")) {
        place.remove("minimum");
        place.put("exclusiveMinimum", least - 1);
      }
      place.putIfAbsent("maximum", 9_007_199_254_740_991L);
      place.putIfAbsent("minimum", -9_007_199_254_740_991L);
      place.put("format", "int64");
    }
  }

  private void patterns(Map<String, Object> place) {
    boolean alone = !place.containsKey("properties") && !place.containsKey("patternProperties");
    if (place.get("additionalProperties") instanceof Map<?, ?> others && alone) {
      place.remove("additionalProperties");
      place.put("patternProperties", new LinkedHashMap<>(
          Map.of(List.of("", ".*", "^.*$", "^(.*)$").get(random.nextInt(4)), others)));
    }
  }

  private void dependents(Map<String, Object> place) {
    if (place.get("required") instanceof List<?> names && names.size() == 1 && "object".equals(place.get("type"))
        && !place.containsKey("dependentRequired") && !place.containsKey("minProperties")) {
      Object name = names.get(0);
      place.put("dependentRequired", new LinkedHashMap<>(Map.of("c", new ArrayList<>(List.of(name)))));
    }
  }

  /** Every type is listed, or none. */
  private void all(Map<String, Object> place) {
    if (!place.containsKey("type")) {
      place.put("type", new ArrayList<>(
          List.of("string", "number", "boolean", "object", "array", "null")));
    } else if ("null".equals(place.get("type")) && place.size() <= 2) {
      place.remove("type");
      place.put("const", RandomJson.NULL);
    }
  }

  private void shuffle(Map<String, Object> place) {
    List<String> keys = new ArrayList<>(place.keySet());
    Collections.shuffle(keys, random);
    Map<String, Object> before = new LinkedHashMap<>(place);
    place.clear();
    keys.forEach(key -> place.put(key, before.get(key)));
    if (place.get("required") instanceof List<?> names) {
      Set<Object> twice = new LinkedHashSet<>(names);
      place.put("required", new ArrayList<>(twice));
    }
  }
}
