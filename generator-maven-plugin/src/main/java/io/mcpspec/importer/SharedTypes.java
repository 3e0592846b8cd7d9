package io.mcpspec.importer;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.TypeReference;
import io.mcpspec.spec.resolve.schema.WrittenSchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Schemas of properties that several tools repeat, lifted into shared types. Only what is equal and long enough to be
 * worth a file, and only where a property of that name nearly always is that schema, so that the name is a natural one.
 */
public final class SharedTypes {

  private static final int FEWEST_USES = 3;
  private static final int SHORTEST = 80;

  /** Characters that sharing has to spare: each file is one more to open. */
  private static final int LEAST_SPARED = 600;

  /** Beyond this the compiler would publish a definition instead of the schema itself. */
  private static final int LONGEST = 8_000;

  /** What is under these means something only at its own place. */
  private static final Set<String> BOUND_TO_A_PLACE =
      Set.of("$ref", "$id", "$anchor", "$schema", "$dynamicRef", "$dynamicAnchor", "$defs", "definitions");

  private final Map<String, Node> types = new LinkedHashMap<>();

  private SharedTypes() {}

  /**
   * Types that are there, and no others.
   *
   * @param types the schemas that clients see, by name
   */
  public static SharedTypes of(Map<String, Node> types) {
    SharedTypes known = new SharedTypes();
    known.types.putAll(types);
    return known;
  }

  /**
   * Chooses the types.
   *
   * @param schemas all schemas of all tools
   * @param leftOut names that are not to be used
   */
  static SharedTypes in(List<Node> schemas, Set<String> leftOut) {
    SharedTypes chosen = new SharedTypes();
    List<Node> open = schemas.stream().filter(schema -> !PropertyWalk.pointsInside(schema)).toList();
    Map<String, Map<Node, Integer>> counts = new LinkedHashMap<>();
    open.forEach(schema -> PropertyWalk.properties(schema, (property, value) ->
        counts.computeIfAbsent(name(property), first -> new LinkedHashMap<>()).merge(value, 1, Integer::sum)));
    counts.forEach((name, values) -> {
      if (!leftOut.contains(name) && name.matches("[a-z0-9][a-z0-9_.-]*")) {
        usual(values).filter(schema -> isWorthAFile(schema, values.get(schema)))
            .ifPresent(schema -> chosen.types.put(name, schema));
      }
    });
    chosen.dropRare(open);
    return chosen;
  }

  /** The schema that most properties of a name have, if it is used enough. */
  private static Optional<Node> usual(Map<Node, Integer> values) {
    int all = values.values().stream().mapToInt(Integer::intValue).sum();
    return values.entrySet().stream()
        .filter(entry -> entry.getValue() >= FEWEST_USES && entry.getValue() * 2 > all)
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private static boolean isWorthAFile(Node schema, int uses) {
    int length = JsonWriter.compact(schema).length();
    return length >= SHORTEST && length <= LONGEST && length * (uses - 1) >= LEAST_SPARED
        && !PropertyWalk.has(schema, BOUND_TO_A_PLACE);
  }

  /** What stands only inside another type is no longer used often: each step may make others rare. */
  private void dropRare(List<Node> schemas) {
    boolean dropped = true;
    while (dropped) {
      Map<String, Integer> uses = new LinkedHashMap<>();
      schemas.forEach(schema -> countUses(schema, uses));
      types.forEach((name, schema) -> countUses(schema, uses));
      dropped = types.keySet().removeIf(name -> uses.getOrDefault(name, 0) < FEWEST_USES);
    }
  }

  /** Counts what is replaced; what is inside of that is counted where the type itself is looked at. */
  private void countUses(Node schema, Map<String, Integer> uses) {
    PropertyWalk.replaceProperties(schema, (property, value) -> {
      Optional<Node> reference = reference(property, value);
      reference.ifPresent(found -> uses.merge(name(property), 1, Integer::sum));
      return reference;
    });
  }

  /** The schema with shared types in place of what they are equal to. */
  Node shared(Node schema) {
    return PropertyWalk.pointsInside(schema) ? schema : PropertyWalk.replaceProperties(schema, this::reference);
  }

  /** A file for each type. */
  List<SpecFile> files() {
    List<SpecFile> files = new ArrayList<>();
    types.forEach((name, schema) -> files.add(new SpecFile(
        path(name),
        "type",
        new MappingBuilder(schema.span())
            .put("spec", "type/1")
            .put("name", name)
            .put("schema", WrittenSchema.of(shared(schema)))
            .build())));
    return files;
  }

  static String path(String name) {
    return "types/" + name + ".yaml";
  }

  private Optional<Node> reference(String property, Node schema) {
    String name = name(property);
    return schema.equals(types.get(name))
        ? Optional.of(new MappingBuilder(schema.span()).put("$ref", TypeReference.to(name)).build())
        : Optional.empty();
  }

  /** {@code accountId} and {@code account_id} are {@code account-id}. */
  private static String name(String property) {
    return property.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").replace('_', '-').toLowerCase(Locale.ROOT);
  }
}
