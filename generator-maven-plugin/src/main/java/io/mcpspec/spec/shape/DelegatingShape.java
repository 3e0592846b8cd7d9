package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** The shapes that leave the reading to other shapes. */
sealed interface DelegatingShape<T> extends Shape<T> {

  /** The values of another shape, read as something else. */
  record Converted<S, T>(Shape<S> shape, Function<S, T> conversion) implements DelegatingShape<T> {

    @Override
    public Optional<T> read(Node node, Diagnostics diagnostics) {
      return shape.read(node, diagnostics).map(conversion);
    }

    @Override
    public Node schema(Span place) {
      return shape.schema(place);
    }

    @Override
    public List<MappingShape<?>> mappings() {
      return shape.mappings();
    }
  }

  /** A long form for mappings, and a short form for values of a {@code kind} that are not. */
  record Either<T>(Shape<T> shortForm, Shape<T> longForm, Class<? extends Node> kind) implements DelegatingShape<T> {

    @Override
    public Optional<T> read(Node node, Diagnostics diagnostics) {
      return (node instanceof Mapping || !kind.isInstance(node) ? longForm : shortForm).read(node, diagnostics);
    }

    @Override
    public Node schema(Span place) {
      List<Node> forms = List.of(shortForm.schema(place), longForm.schema(place));
      return new MappingBuilder(place).put("anyOf", new Sequence(forms, place)).build();
    }

    @Override
    public List<MappingShape<?>> mappings() {
      return longForm.mappings();
    }
  }

  /** A shape inside itself; the supplier breaks the cycle. */
  record Recursive<T>(String name, Supplier<Shape<T>> shape) implements DelegatingShape<T> {

    @Override
    public Optional<T> read(Node node, Diagnostics diagnostics) {
      return shape.get().read(node, diagnostics);
    }

    @Override
    public Optional<String> declares() {
      return shape.get().declares();
    }

    @Override
    public Optional<String> nameIn(Node node) {
      return shape.get().nameIn(node);
    }

    @Override
    public Node schema(Span place) {
      return new MappingBuilder(place).put("$ref", "#/$defs/" + name).build();
    }
  }
}
