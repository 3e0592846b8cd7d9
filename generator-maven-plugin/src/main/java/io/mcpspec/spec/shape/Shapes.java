package io.mcpspec.spec.shape;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** The shapes that declarations are made of. */
public final class Shapes {

  private Shapes() {}

  /** Any text. */
  public static Shape<Scalar> text() {
    return new ScalarShape.OfKinds("a string", List.of("string"), Set.of(Scalar.Kind.STRING));
  }

  /** A version or date; {@code 1.10} needs no quotes, since it is taken as it is written. */
  public static Shape<Scalar> version() {
    return new ScalarShape.Version();
  }

  /** {@code true} or {@code false}. */
  public static Shape<Scalar> flag() {
    return new ScalarShape.OfKinds("true or false", List.of("boolean"), Set.of(Scalar.Kind.BOOLEAN));
  }

  /** A whole number. */
  public static Shape<Scalar> integer() {
    return new ScalarShape.OfKinds("an integer", List.of("integer"), Set.of(Scalar.Kind.INTEGER));
  }

  /** A string, number or boolean, spelt as JSON spells it. */
  public static Shape<Scalar> scalar() {
    return new ScalarShape.Value();
  }

  /** One of a few words. */
  public static Shape<Scalar> choice(String noun, String... words) {
    return new ScalarShape.Choice(noun, List.of(words));
  }

  /** The word {@code true} alone: what is not wanted is left out. */
  public static Shape<Scalar> yes() {
    return new ScalarShape.Yes();
  }

  /** A name that references can contain. */
  public static Shape<Scalar> id() {
    return new ScalarShape.Id();
  }

  /** Any value at all. */
  public static Shape<Node> anything() {
    return new OpenShape.Anything();
  }

  /** A JSON Schema: a mapping, or a boolean. */
  public static Shape<Node> jsonSchema() {
    return new OpenShape.JsonSchema();
  }

  /** MCP annotations, or the word {@code none}. */
  public static Shape<Node> annotations() {
    return either(as(choice("annotation", "none"), word -> word), as(mapping(), members -> members), Scalar.class);
  }

  /** A mapping that is not looked into here. */
  public static Shape<Mapping> mapping() {
    return new OpenShape.AnyMapping();
  }

  /** A list. */
  public static <T> Shape<List<T>> list(Shape<T> item) {
    return new ListShape<>(item);
  }

  /** A mapping from names to values of one shape. */
  public static <T> Shape<List<Named<T>>> named(String title, Shape<T> value) {
    return new NamedShape<>(title, false, value);
  }

  /** A mapping from ids to values of one shape. */
  public static <T> Shape<List<Named<T>>> byId(String title, Shape<T> value) {
    return new NamedShape<>(title, true, value);
  }

  /** A shape that contains itself, known to the editor schema as {@code #/$defs/name}. */
  public static <T> Shape<T> recursive(String name, Supplier<Shape<T>> shape) {
    return new DelegatingShape.Recursive<>(name, shape);
  }

  /** A short form beside the long one; each is chosen by what the value is. */
  public static <T> Shape<T> either(Shape<T> scalarForm, Shape<T> mappingForm) {
    return either(scalarForm, mappingForm, Node.class);
  }

  /** The same, where only values of {@code kind} are meant as the short form. */
  private static <T> Shape<T> either(Shape<T> shortForm, Shape<T> longForm, Class<? extends Node> kind) {
    return new DelegatingShape.Either<>(shortForm, longForm, kind);
  }

  /** The same values, read as something else. */
  public static <S, T> Shape<T> as(Shape<S> shape, Function<S, T> conversion) {
    return new DelegatingShape.Converted<>(shape, conversion);
  }
}
