package io.mcpspec.publish.wire;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.Subschemas;
import io.mcpspec.jsonschema.TypeReference;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Brings one schema into its wire form; used once. */
final class Inlining {

  private static final String DEFS = "$defs";

  private final Map<String, Node> types;
  private final TypeGraph graph;
  private final Node root;
  private final Mapping ownDefinitions;
  private final Map<String, String> definedNames = new LinkedHashMap<>();
  private final Map<String, Node> definitions = new LinkedHashMap<>();
  private final Map<String, Node> inlined = new LinkedHashMap<>();

  Inlining(Map<String, Node> types, TypeGraph graph, Node root) {
    this.types = types;
    this.graph = graph;
    this.root = root;
    this.ownDefinitions = root instanceof Mapping mapping && mapping.get(DEFS).orElse(null) instanceof Mapping own
        ? own
        : new Mapping(List.of(), root.span());
  }

  Node result() {
    Optional<String> type = TypeReference.nameIn(root).filter(types::containsKey);
    Node schema = type.isPresent() ? rootType(type.get(), (Mapping) root) : inline(root, "#");
    if (definitions.isEmpty()) {
      return schema;
    }
    Mapping members = (Mapping) schema;
    MappingBuilder all = new MappingBuilder(root.span());
    if (members.get(DEFS).orElse(null) instanceof Mapping own) {
      all.putAll(own);
    }
    definitions.forEach(all::put);
    return new MappingBuilder(root.span()).putAll(members).put(DEFS, all.build()).build();
  }

  /**
   * MCP wants {@code type: object} at the root itself, so a type that is the whole schema is never only referred to.
   */
  private Node rootType(String name, Mapping reference) {
    if (!graph.refersToItself(name)) {
      return overridden(inline(types.get(name), "#"), beside(reference, "#"));
    }
    String base = define(name);
    Node schema = inline(types.get(name), base);
    Node copy = schema instanceof Mapping mapping ? mapping.without(DEFS) : schema;
    return overridden(copy, beside(reference, "#"));
  }

  /**
   * @param base where the schema that {@code #} means stands in the result
   */
  private Node inline(Node node, String base) {
    if (!(node instanceof Mapping schema)) {
      return node;
    }
    Optional<String> type = TypeReference.nameIn(schema).filter(types::containsKey);
    return type.isPresent() ? reference(type.get(), schema, base) : members(schema, base);
  }

  private Mapping members(Mapping schema, String base) {
    Mapping members = Subschemas.replace(schema, subschema -> inline(subschema, base));
    return base.equals("#") || !JsonPointer.isIn(schema) ? members : rebased(members, base);
  }

  private static Mapping rebased(Mapping schema, String base) {
    Scalar reference = (Scalar) schema.get("$ref").orElseThrow();
    return new MappingBuilder(schema.span())
        .putAll(schema)
        .put("$ref", Scalar.string(base + reference.text().substring(1), reference.span()))
        .build();
  }

  private Node reference(String name, Mapping reference, String base) {
    Mapping beside = beside(reference, base);
    if (graph.isDefined(name)) {
      return new MappingBuilder(reference.span()).put("$ref", define(name)).putAll(beside).build();
    }
    Node known = inlined.get(name);
    if (known == null) {
      known = inline(types.get(name), "#");
      inlined.put(name, known);
    }
    return overridden(known, beside);
  }

  private Mapping beside(Mapping reference, String base) {
    return members(reference.without("$ref"), base);
  }

  /** Notes beside a reference replace the type's; what is said beside it about values is said with the type. */
  private static Node overridden(Node type, Mapping beside) {
    if (beside.entries().isEmpty() || SchemaMembers.isFalse(type)) {
      return type;
    }
    if (!(type instanceof Mapping mapping)) {
      return beside;
    }
    Conjunction both = Conjunction.beside(mapping, beside);
    return both.leftOver().isEmpty() ? both.joined() : together(mapping, beside);
  }

  private static Mapping together(Mapping type, Mapping beside) {
    List<Node> parts = new ArrayList<>(List.of(type));
    parts.addAll(new SchemaMembers(beside).list("allOf"));
    return new MappingBuilder(beside.span()).putAll(beside).put("allOf", new Sequence(parts, beside.span())).build();
  }

  /** Puts the type under {@code $defs}, once, and answers the pointer to it. */
  private String define(String name) {
    String known = definedNames.get(name);
    if (known != null) {
      return JsonPointer.of(DEFS, known);
    }
    String free = name;
    for (int i = 2; ownDefinitions.has(free) || definedNames.containsValue(free); i++) {
      free = name + "-" + i;
    }
    definedNames.put(name, free);
    String pointer = JsonPointer.of(DEFS, free);
    definitions.put(free, new Mapping(new ArrayList<>(), root.span()));
    definitions.put(free, inline(types.get(name), pointer));
    return pointer;
  }
}
