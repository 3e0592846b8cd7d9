package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Optional;

/** The shapes that take a value as it is, without looking inside. */
sealed interface OpenShape<T extends Node> extends Shape<T> {

  /** Any value at all. */
  record Anything() implements OpenShape<Node> {

    @Override
    public Optional<Node> read(Node node, Diagnostics diagnostics) {
      return Optional.of(node);
    }

    @Override
    public Node schema(Span place) {
      return new Mapping(List.of(), place);
    }
  }

  /** A mapping whose keys belong to someone else. */
  record AnyMapping() implements OpenShape<Mapping> {

    @Override
    public Optional<Mapping> read(Node node, Diagnostics diagnostics) {
      if (node instanceof Mapping mapping) {
        return Optional.of(mapping);
      }
      Shape.reportWrongType(node, "a mapping", "write { key: value }", diagnostics);
      return Optional.empty();
    }

    @Override
    public Node schema(Span place) {
      return new MappingBuilder(place).put("type", "object").build();
    }
  }

  /** A JSON Schema, which is a mapping or a boolean; what it says is checked when names are resolved. */
  record JsonSchema() implements OpenShape<Node> {

    @Override
    public Optional<Node> read(Node node, Diagnostics diagnostics) {
      boolean bool = node instanceof Scalar scalar && scalar.kind() == Scalar.Kind.BOOLEAN;
      if (node instanceof Mapping || bool) {
        return Optional.of(node);
      }
      String help = "write a mapping such as { type: string }; `$ref: type:NAME` takes a shared type";
      Shape.reportWrongType(node, "a JSON Schema", help, diagnostics);
      return Optional.empty();
    }

    @Override
    public Node schema(Span place) {
      return new MappingBuilder(place).put("type", List.of("object", "boolean")).build();
    }
  }
}
