package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Sequence;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** Where a schema holds other schemas. */
final class Subschemas {

  private static final Set<String> SINGLE =
      Set.of(
          "items", "additionalItems", "additionalProperties", "unevaluatedItems", "unevaluatedProperties",
          "propertyNames", "contains", "not", "if", "then", "else", "contentSchema");
  private static final Set<String> SEVERAL = Set.of("allOf", "anyOf", "oneOf", "prefixItems");
  private static final Set<String> NAMED =
      Set.of("properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies");

  private Subschemas() {}

  /** The schema and all below it, in written order. */
  static List<Site> all(Site root) {
    List<Site> found = new ArrayList<>();
    Deque<Site> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      Site site = open.pop();
      found.add(site);
      List<Site> below = direct(site);
      for (int i = below.size() - 1; i >= 0; i--) {
        open.push(below.get(i));
      }
    }
    return found;
  }

  private static List<Site> direct(Site site) {
    List<Site> found = new ArrayList<>();
    for (String keyword : site.mapping().keys()) {
      Site value = site.child(keyword).orElseThrow();
      if (SEVERAL.contains(keyword) || NAMED.contains(keyword)) {
        found.addAll(inside(keyword, value));
      } else if (SINGLE.contains(keyword)) {
        found.addAll(value.node() instanceof Sequence ? elements(value) : List.of(value));
      }
    }
    return found;
  }

  private static List<Site> inside(String keyword, Site value) {
    if (SEVERAL.contains(keyword)) {
      return elements(value);
    }
    List<Site> members = members(value);
    members.removeIf(member -> keyword.equals("dependencies") && member.node() instanceof Sequence);
    return members;
  }

  /** The items of a list of schemas. */
  static List<Site> elements(Site list) {
    List<Site> found = new ArrayList<>();
    if (list.node() instanceof Sequence sequence) {
      for (int i = 0; i < sequence.items().size(); i++) {
        list.child(Integer.toString(i)).ifPresent(found::add);
      }
    }
    return found;
  }

  /** The values of a mapping of schemas. */
  static List<Site> members(Site map) {
    List<Site> found = new ArrayList<>();
    if (map.node() instanceof Mapping mapping) {
      mapping.keys().forEach(key -> map.child(key).ifPresent(found::add));
    }
    return found;
  }
}
