package io.mcpspec.binding.aws.model;

import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** AWS's own model of a service, read from the Smithy JSON that AWS publishes. Immutable. */
public final class ServiceModel {

  private static final String NO_MEMBERS = "smithy.api#Unit";

  private static final Set<String> NO_SHAPES = Set.of("operation", "service");

  private final Map<String, Shape> shapes = new LinkedHashMap<>();
  private final Map<String, Operation> operations = new TreeMap<>();
  private final Set<String> opaque;

  private ServiceModel(Map<String, Mapping> definitions, Set<String> opaque) {
    this.opaque = Set.copyOf(opaque);
    definitions.forEach((id, definition) -> {
      if (!NO_SHAPES.contains(text(definition, "type"))) {
        shapes.put(id, ShapeReader.read(localName(id), definition));
      }
    });
    definitions.forEach((id, definition) -> {
      if (text(definition, "type").equals("operation")) {
        operations.put(localName(id), operation(localName(id), definition));
      }
    });
  }

  /**
   * Loads a model from the class path.
   *
   * @param opaque the names of shapes whose values only the runtime checks
   */
  public static ServiceModel load(String resource, Set<String> opaque) {
    try (InputStream stream = ServiceModel.class.getClassLoader().getResourceAsStream(resource)) {
      if (stream == null) {
        throw new IllegalStateException("the plugin's class path lacks " + resource);
      }
      return read(new SourceFile(resource, new String(stream.readAllBytes(), StandardCharsets.UTF_8)), opaque);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ServiceModel read(SourceFile json, Set<String> opaque) {
    JsonReader reader = new JsonReader(fault -> {
      throw new IllegalStateException(json.path() + " is not the JSON of a Smithy model: " + fault.message());
    });
    Mapping root = (Mapping) reader.read(json).orElseThrow();
    Map<String, Mapping> definitions = new LinkedHashMap<>();
    mapping(root, "shapes").entries().forEach(entry -> definitions.put(entry.key(), (Mapping) entry.value()));
    return new ServiceModel(definitions, opaque);
  }

  /** The operations' names. */
  public Set<String> operationNames() {
    return operations.keySet();
  }

  public Optional<Operation> operation(String name) {
    return Optional.ofNullable(operations.get(name));
  }

  private Operation operation(String name, Mapping definition) {
    Shape input = shape(text(mapping(definition, "input"), "target"));
    Optional<String> output = Optional.of(text(mapping(definition, "output"), "target"));
    return new Operation(
        name, input, output.filter(id -> !id.equals(NO_MEMBERS)).map(this::shape), errors(definition));
  }

  /** The shape with the given id, which the model is known to have. */
  public Shape shape(String id) {
    return Optional.ofNullable(shapes.get(id)).orElseGet(() -> ShapeReader.ofPrelude(id));
  }

  /** Whether the runtime alone checks values of the shape: schemas can say nothing of them. */
  public boolean isOpaque(Shape shape) {
    return opaque.contains(shape.name());
  }

  /** The shape of a list's items or a map's values. */
  public Shape element(Shape container) {
    return shape(container.element().orElseThrow());
  }

  /** The member at a path from a structure through structures, lists and maps. */
  public Optional<Shape.Member> member(Shape structure, MemberPath path) {
    Shape shape = structure;
    Optional<Shape.Member> member = Optional.empty();
    for (String step : path.steps()) {
      member = Optional.ofNullable(content(shape).members().get(step));
      if (member.isEmpty()) {
        return member;
      }
      shape = shape(member.get().target());
    }
    return member;
  }

  private Shape content(Shape shape) {
    Shape content = shape;
    while (content.element().isPresent()) {
      content = element(content);
    }
    return content;
  }

  private static List<String> errors(Mapping operation) {
    List<String> codes = new ArrayList<>();
    for (Node error : operation.get("errors").map(Sequence.class::cast).map(Sequence::items).orElse(List.of())) {
      codes.add(localName(text((Mapping) error, "target")));
    }
    return codes;
  }

  static String localName(String id) {
    return id.substring(id.indexOf('#') + 1);
  }

  static String text(Mapping mapping, String key) {
    return mapping.get(key).map(Scalar.class::cast).map(Scalar::text).orElse("");
  }

  /** The mapping under {@code key}; an empty one when it is missing. */
  static Mapping mapping(Mapping parent, String key) {
    return parent.get(key).map(Mapping.class::cast).orElseGet(() -> new Mapping(List.of(), parent.span()));
  }
}
