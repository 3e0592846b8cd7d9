package io.mcpspec.jsonschema.sample;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.Subschemas;
import io.mcpspec.jsonschema.check.QuietRegistry;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Holds values against a schema and against each of its parts, whose references are to the whole. */
public final class SchemaProof {

  private static final String ROOT = "sample:root";

  private final Node root;
  private final Optional<Node> dialect;
  private final SchemaRegistry registry;
  private final Map<Node, Schema> parts = new IdentityHashMap<>();

  SchemaProof(Node root) {
    this(root, true);
  }

  /**
   * @param formats whether a value has to fit formats, too
   */
  public SchemaProof(Node root, boolean formats) {
    this.root = root;
    this.dialect = root instanceof Mapping mapping ? mapping.get("$schema") : Optional.empty();
    // An identity of its own would be what the references of parts are relative to.
    Node document = root instanceof Mapping mapping ? mapping.without("$id", "id") : root;
    this.registry = QuietRegistry.of(Map.of(ROOT, JsonWriter.compact(document)), formats);
  }

  /** What is wrong with a value for the whole schema. */
  Optional<String> fault(Node value) {
    return errors(root, value).stream().findFirst().map(error -> {
      String place = error.getInstanceLocation().toString();
      return (place.isEmpty() ? "" : "at " + place + ": ") + error.getMessage();
    });
  }

  /** Whether a part of the schema, as it is written there, accepts a value. */
  public boolean accepts(Node part, Node value) {
    return errors(part, value).isEmpty();
  }

  private List<Error> errors(Node part, Node value) {
    Schema schema = parts.computeIfAbsent(part, node ->
        registry.getSchema(JsonWriter.compact(document(node)), InputFormat.JSON));
    return schema.validate(JsonWriter.compact(value), InputFormat.JSON);
  }

  private Node document(Node part) {
    if (!(part instanceof Mapping mapping)) {
      return part;
    }
    return new MappingBuilder(part.span())
        .putNode("$schema", dialect)
        .putAll((Mapping) referringToRoot(mapping == root ? mapping.without("$id", "id") : mapping))
        .build();
  }

  private static Node referringToRoot(Node node) {
    return node instanceof Mapping schema
        ? Subschemas.replace(schema, SchemaProof::referringToRoot, SchemaProof::referringToRoot)
        : node;
  }

  private static Node referringToRoot(String keyword, Node value) {
    boolean local = keyword.equals("$ref")
        && value instanceof Scalar reference && reference.isString() && reference.text().startsWith("#");
    return local ? Scalar.string(ROOT + ((Scalar) value).text(), value.span()) : value;
  }
}
