package io.mcpspec.publish.portable;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Makes a plain object of a root with alternatives, since clients refuse combinators there. */
final class RootAlternatives {

  private RootAlternatives() {}

  /** Properties of all alternatives; required is what each of them requires, the description says what else belongs. */
  static Mapping flattened(Mapping root, Losses losses) {
    List<Mapping> branches = Simplification.alternatives(root).stream()
        .filter(branch -> branch instanceof Mapping && PossibleTypes.in(branch).contains(PossibleTypes.Type.OBJECT))
        .map(branch -> flattened(Simplification.of((Mapping) branch, losses), losses))
        .toList();
    root.get("anyOf").or(() -> root.get("oneOf"))
        .ifPresent(written -> losses.add(Loss.Reason.TOP, "anyOf", written));
    if (branches.isEmpty()) {
      return root;
    }
    Set<String> required = new LinkedHashSet<>(required(root));
    List<String> common = new ArrayList<>(required(branches.get(0)));
    branches.forEach(branch -> common.retainAll(required(branch)));
    required.addAll(common);
    MappingBuilder out = new MappingBuilder(root.span())
        .putAll(root.without("anyOf", "oneOf"))
        .put("properties", properties(root, branches));
    if (!required.isEmpty()) {
      out.put("required", List.copyOf(required));
    }
    String description = description(root, branches, required);
    return description.isEmpty() ? out.build() : out.put("description", description).build();
  }

  private static Mapping properties(Mapping root, List<Mapping> branches) {
    Map<String, Set<Node>> variants = new LinkedHashMap<>();
    properties(root).forEach(own -> variants.put(own.key(), Set.of(own.value())));
    Set<String> own = Set.copyOf(variants.keySet());
    for (Mapping branch : branches) {
      properties(branch).stream()
          .filter(property -> !own.contains(property.key()))
          .forEach(property ->
              variants.computeIfAbsent(property.key(), name -> new LinkedHashSet<>()).add(property.value()));
    }
    MappingBuilder properties = new MappingBuilder(root.span());
    variants.forEach((name, schemas) -> properties.put(name, either(List.copyOf(schemas), root)));
    return properties.build();
  }

  /** The members that an object may have; one whose schema is {@code false} may not be there. */
  private static List<Mapping.Entry> properties(Mapping object) {
    return new SchemaMembers(object).entries("properties").stream()
        .filter(property -> !SchemaMembers.isFalse(property.value()))
        .toList();
  }

  /** One of several schemas; the constants that tell alternatives apart become one list. */
  private static Node either(List<Node> schemas, Mapping root) {
    if (schemas.size() == 1) {
      return schemas.get(0);
    }
    Set<Node> values = new LinkedHashSet<>();
    for (Node schema : schemas) {
      if (schema instanceof Mapping mapping && mapping.get("const").isPresent()) {
        values.add(mapping.get("const").get());
      } else if (schema instanceof Mapping mapping && mapping.get("enum").orElse(null) instanceof Sequence list) {
        values.addAll(list.items());
      } else {
        return new MappingBuilder(root.span()).put("anyOf", new Sequence(schemas, root.span())).build();
      }
    }
    Mapping first = (Mapping) schemas.get(0);
    return new MappingBuilder(root.span())
        .putAll(first.without("const"))
        .put("enum", new Sequence(new ArrayList<>(values), root.span()))
        .build();
  }

  private static List<String> required(Mapping schema) {
    return new SchemaMembers(schema).texts("required");
  }

  private static String description(Mapping root, List<Mapping> branches, Set<String> required) {
    String written = root.text("description").orElse("");
    List<List<String>> sets = branches.stream()
        .map(branch -> required(branch).stream().filter(name -> !required.contains(name)).toList())
        .distinct()
        .toList();
    if (sets.size() < 2 || sets.contains(List.of())) {
      return written;
    }
    String rule = sets.stream().map(set -> String.join(" and ", set)).collect(Collectors.joining(", or "));
    return written + (written.isEmpty() ? "" : " ") + "Give " + rule + ".";
  }
}
