package io.mcpspec.release.schema.shape;

import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A schema taken apart: what it takes of each type, as alternatives. {@code type: [string, null]}, {@code anyOf} of
 * both and {@code oneOf} of both have the same shape.
 *
 * @param forms the alternatives by type; a type that is not there is refused
 */
public record Shape(Map<JsonType, List<Form>> forms) {

  static final Shape ANY = any();

  static final Shape NEVER = new Shape(new EnumMap<>(JsonType.class));

  private static Shape any() {
    Map<JsonType, List<Form>> forms = new EnumMap<>(JsonType.class);
    for (JsonType type : JsonType.values()) {
      forms.put(type, List.of(Form.any(type)));
    }
    return new Shape(forms);
  }

  public List<Form> of(JsonType type) {
    return forms.getOrDefault(type, List.of());
  }

  public boolean isNever() {
    return forms.isEmpty();
  }

  public boolean asksNothing() {
    return forms.size() == JsonType.values().length
        && forms.values().stream().allMatch(list -> list.size() == 1 && list.get(0).asksNothing());
  }

  /** Whether all its numbers are integers, and that not because they are listed. */
  boolean hasOnlyIntegers() {
    return !of(JsonType.NUMBER).isEmpty() && of(JsonType.NUMBER).stream()
        .allMatch(form -> form.values().isEmpty() && ((NumberFacet) form.facet()).integer());
  }

  /** Whether its numbers are listed one by one. */
  public boolean hasListedNumbers() {
    return of(JsonType.NUMBER).stream().anyMatch(form -> form.values().isPresent());
  }

  /** The names of its types: {@code integer} instead of {@code number} where it has only those. */
  public Set<String> types() {
    Set<String> names = new LinkedHashSet<>();
    for (JsonType type : forms.keySet()) {
      names.add(type == JsonType.NUMBER && hasOnlyIntegers() ? "integer" : type.word());
    }
    return names;
  }
}
