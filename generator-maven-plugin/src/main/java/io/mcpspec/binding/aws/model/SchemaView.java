package io.mcpspec.binding.aws.model;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.KeywordRole;
import io.mcpspec.jsonschema.Subject;
import io.mcpspec.jsonschema.TypeReference;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A JSON Schema with the references at its top followed. What stands beside a {@code $ref} comes before what it refers
 * to.
 *
 * @param layers the schema and what it refers to, nearest first
 * @param types the shared types' schemas by name
 * @param span where the schema stands
 */
public record SchemaView(List<Layer> layers, Map<String, Node> types, Span span) {

  private static final List<String> COMBINATORS =
      Keyword.names(keyword -> keyword.role() == KeywordRole.IN_PLACE && keyword.subject() == Subject.ANY);

  /**
   * One schema of several that hold together.
   *
   * @param root the document that it is part of, for references inside it
   */
  record Layer(Mapping schema, Mapping root) {}

  /** A member of an object: its name and place, and its schema. */
  public record Property(Mapping.Entry entry, SchemaView schema) {

    public String name() {
      return entry.key();
    }
  }

  /** The view of a document's top. */
  public static SchemaView of(Node schema, Map<String, Node> types) {
    Mapping top = mapping(schema);
    return view(schema, top, types);
  }

  private static SchemaView view(Node schema, Mapping root, Map<String, Node> types) {
    List<Layer> layers = new ArrayList<>();
    Optional<Layer> next = Optional.of(new Layer(mapping(schema), root));
    while (next.isPresent() && isNew(next.get(), layers)) {
      Layer layer = next.get();
      layers.add(layer);
      next = layer.schema().get("$ref").flatMap(reference -> target(reference, layer.root(), types));
    }
    return new SchemaView(List.copyOf(layers), types, schema.span());
  }

  /** Told by identity: a reference that leads back to itself ends, and whole schemas need not be compared. */
  private static boolean isNew(Layer layer, List<Layer> layers) {
    return layers.stream().noneMatch(known -> known.schema() == layer.schema());
  }

  private static Optional<Layer> target(Node reference, Mapping root, Map<String, Node> types) {
    String text = reference instanceof Scalar scalar ? scalar.text() : "";
    return TypeReference.name(text).map(types::get)
        .map(SchemaView::mapping)
        .map(type -> new Layer(type, type))
        .or(() -> JsonPointer.resolve(root, text).map(node -> new Layer(mapping(node), root)));
  }

  /** A schema's keywords; {@code true} and {@code false} have none. */
  private static Mapping mapping(Node node) {
    return node instanceof Mapping mapping ? mapping : new Mapping(List.of(), node.span());
  }

  /** The value of a keyword, from the nearest layer that has it. */
  public Optional<Node> get(String keyword) {
    return layers.stream().flatMap(layer -> layer.schema().get(keyword).stream()).findFirst();
  }

  /** Where a keyword stands, in the nearest layer that has it. */
  public Optional<Span> keywordSpan(String keyword) {
    return layers.stream()
        .flatMap(layer -> layer.schema().entry(keyword).map(Mapping.Entry::keySpan).stream())
        .findFirst();
  }

  /** The number that a keyword gives. */
  public Optional<BigDecimal> number(String keyword) {
    return get(keyword)
        .filter(node -> node instanceof Scalar scalar && scalar.isNumber())
        .map(node -> new BigDecimal(((Scalar) node).text()));
  }

  /** The names of JSON types that it allows; empty when it does not say. */
  public List<String> typeNames() {
    return get("type").map(SchemaView::strings).orElse(List.of());
  }

  /** The members of an object in written order. */
  public Map<String, Property> properties() {
    Map<String, Property> properties = new LinkedHashMap<>();
    for (Layer layer : layers) {
      layer.schema().get("properties").map(SchemaView::mapping).ifPresent(found -> found.entries().forEach(
          entry -> properties.putIfAbsent(
              entry.key(), new Property(entry, view(entry.value(), layer.root(), types)))));
    }
    return properties;
  }

  /** The names of the members that must be there, or that a default fills in. */
  public Set<String> present() {
    Set<String> names = new LinkedHashSet<>();
    layers.forEach(layer -> layer.schema().get("required").ifPresent(list -> names.addAll(strings(list))));
    properties().values().stream()
        .filter(property -> property.schema().get("default").isPresent())
        .forEach(property -> names.add(property.name()));
    return names;
  }

  /** The schema of a list's items or of a map's values. */
  public Optional<SchemaView> element(String keyword) {
    return layers.stream()
        .flatMap(layer -> layer.schema().get(keyword).map(node -> view(node, layer.root(), types)).stream())
        .findFirst();
  }

  /** Whether it chooses between schemas, so that its own keywords do not tell the whole. */
  public boolean isCombined() {
    return COMBINATORS.stream().anyMatch(keyword -> get(keyword).isPresent());
  }

  /** The strings of an {@code enum} or {@code const} with their places; empty when any string is allowed. */
  public List<Scalar> fixedStrings() {
    List<Scalar> found = new ArrayList<>();
    get("const").or(() -> get("enum")).ifPresent(node -> scalars(node).forEach(found::add));
    return found;
  }

  /** Whether only the members that it names are allowed. */
  public boolean isClosed() {
    return get("additionalProperties")
        .filter(node -> node instanceof Scalar scalar && scalar.text().equals("false"))
        .isPresent();
  }

  private static List<String> strings(Node node) {
    return scalars(node).stream().map(Scalar::text).toList();
  }

  private static List<Scalar> scalars(Node node) {
    List<Node> nodes = node instanceof Sequence sequence ? sequence.items() : List.of(node);
    return nodes.stream().filter(Scalar.class::isInstance).map(Scalar.class::cast).toList();
  }
}
