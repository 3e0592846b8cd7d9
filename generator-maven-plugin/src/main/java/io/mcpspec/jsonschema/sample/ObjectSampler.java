package io.mcpspec.jsonschema.sample;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.pattern.EcmaPattern;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes an object: its properties in written order, and names of its own where it must have more. */
record ObjectSampler(SchemaMembers keywords, ValueSampler values, int depth) {

  Optional<Node> sample(int variant) {
    Set<String> required = required();
    MappingBuilder members = new MappingBuilder(keywords.schema().span());
    int most = Counts.of(keywords, "maxProperties", Integer.MAX_VALUE);
    int optional = most - required.size();
    for (String name : names(required)) {
      boolean must = required.contains(name);
      if (must || optional > 0) {
        Optional<Node> value = values.sample(schema(name), depth + 1, variant);
        if (value.isEmpty() && must) {
          return Optional.empty();
        }
        value.ifPresent(node -> members.put(name, node));
        optional -= must || value.isEmpty() ? 0 : 1;
      }
    }
    return filled(members.build(), most);
  }

  /** What must be there, and what that brings along. */
  private Set<String> required() {
    Set<String> all = new LinkedHashSet<>(keywords.texts("required"));
    Map<String, Node> dependent = keywords.mapping("dependentRequired").map(Mapping::asMap).orElse(Map.of());
    if (values.isFull(depth)) {
      dependent.keySet().stream().filter(this::isDeclared).forEach(all::add);
    }
    int before = -1;
    while (all.size() > before) {
      before = all.size();
      SchemaMembers brought = new SchemaMembers(keywords.mapping("dependentRequired").orElse(keywords.schema()));
      List.copyOf(all).stream().filter(dependent::containsKey).forEach(name -> all.addAll(brought.texts(name)));
    }
    return all;
  }

  private boolean isDeclared(String name) {
    return keywords.mapping("properties").filter(properties -> properties.has(name)).isPresent();
  }

  private Set<String> names(Set<String> required) {
    Set<String> names = new LinkedHashSet<>();
    keywords.mapping("properties").map(Mapping::keys).orElse(List.of()).stream()
        .filter(name -> required.contains(name) || values.isFull(depth))
        .forEach(names::add);
    names.addAll(required);
    return names;
  }

  /** The schema of a member. */
  private Node schema(String name) {
    Optional<Node> declared = keywords.mapping("properties").flatMap(properties -> properties.get(name));
    if (declared.isPresent()) {
      return declared.get();
    }
    for (Mapping.Entry entry : keywords.mapping("patternProperties").map(Mapping::entries).orElse(List.of())) {
      if (finds(entry.key(), name)) {
        return entry.value();
      }
    }
    return keywords.value("additionalProperties")
        .orElseGet(() -> Scalar.bool(true, keywords.schema().span()));
  }

  private static boolean finds(String pattern, String name) {
    return EcmaPattern.of(pattern).java().filter(java -> java.matcher(name).find()).isPresent();
  }

  /** Adds names until there are enough; a map shows one entry. */
  private Optional<Node> filled(Mapping members, int most) {
    boolean map = !keywords.has("properties")
        && (keywords.mapping("additionalProperties").isPresent() || keywords.has("patternProperties"));
    int least = Math.max(Counts.of(keywords, "minProperties", 0), map && values.isFull(depth) ? 1 : 0);
    MappingBuilder out = new MappingBuilder(members.span()).putAll(members);
    int size = members.entries().size();
    for (int variant = 0; size < Math.min(least, most) && variant < least * 2; variant++) {
      Optional<String> name = name(variant).filter(free -> !members.has(free));
      Optional<Node> value = name.flatMap(free -> values.sample(schema(free), depth + 1, 0));
      if (value.isPresent()) {
        out.put(name.get(), value.get());
        size++;
      }
    }
    return size < Counts.of(keywords, "minProperties", 0) ? Optional.empty() : Optional.of(out.build());
  }

  private Optional<String> name(int variant) {
    Optional<Node> names = keywords.value("propertyNames").or(() -> keywords.isFalse("additionalProperties")
        ? keywords.mapping("patternProperties").map(Mapping::keys).flatMap(keys -> keys.stream().findFirst())
            .map(pattern -> new MappingBuilder(keywords.schema().span())
                .put("type", "string").put("pattern", pattern).build())
        : Optional.<Node>empty());
    return names.or(() -> Optional.of(Scalar.bool(true, keywords.schema().span())))
        .flatMap(schema -> values.sample(schema, depth + 1, variant))
        .filter(node -> node instanceof Scalar scalar && scalar.isString())
        .map(node -> ((Scalar) node).text());
  }
}
