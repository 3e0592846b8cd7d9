package io.mcpspec.emit.java.data;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.emit.Artifact;
import io.mcpspec.jsonschema.TypeReference;
import io.mcpspec.jsonschema.check.SchemaPatterns;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The resource with the schemas that one class checks against, and all that these refer to. Its member {@code patterns}
 * has Java's form of their patterns.
 */
public final class SchemaResource {

  private final Map<String, Node> documents;

  /**
   * @param documents every schema by its document's name, such as {@code input:get_item} and {@code type:key}
   */
  public SchemaResource(Map<String, Node> documents) {
    this.documents = documents;
  }

  /** The resource; none when nothing is checked. */
  public Optional<Artifact> write(SchemaChecks checks) {
    if (checks.documents().isEmpty()) {
      return Optional.empty();
    }
    Set<String> needed = new TreeSet<>();
    checks.documents().forEach(name -> close(name, needed));
    List<Mapping.Entry> entries = new ArrayList<>();
    for (String name : needed) {
      Node schema = documents.get(name);
      entries.add(new Mapping.Entry(checks.iri(name), schema.span(), schema));
    }
    Mapping schemas = new Mapping(entries, entries.get(0).value().span());
    Mapping bundle = new MappingBuilder(schemas.span())
        .putAll(schemas).putNode("patterns", SchemaPatterns.forJava(schemas)).build();
    return Optional.of(
        Artifact.text(
            "resources/mcp-spec/run/schemas/" + checks.bundle() + ".json", JsonWriter.compact(bundle) + "\n"));
  }

  private void close(String name, Set<String> needed) {
    if (needed.add(name)) {
      Set<String> named = new TreeSet<>();
      references(documents.get(name), named);
      named.stream().filter(documents::containsKey).forEach(reference -> close(reference, needed));
    }
  }

  /** Any string that looks like a shared type's reference counts: one schema too many does no harm. */
  private static void references(Node node, Set<String> found) {
    if (node instanceof Mapping mapping) {
      mapping.entries().forEach(entry -> references(entry.value(), found));
    } else if (node instanceof Sequence list) {
      list.items().forEach(item -> references(item, found));
    } else if (node instanceof Scalar scalar && TypeReference.name(scalar.text()).isPresent()) {
      found.add(scalar.text());
    }
  }
}
