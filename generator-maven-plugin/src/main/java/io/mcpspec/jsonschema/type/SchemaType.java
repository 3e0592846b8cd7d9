package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import java.util.List;
import java.util.Optional;

/**
 * What a JSON Schema means for a typed language. Whatever has no good type is {@link Raw}, so that every schema has
 * one.
 *
 * <p>A <em>place</em> is a schema's address: the document, then a JSON pointer, as in
 * {@code input:get_item#/properties/key}. A <em>check</em> is the place of a schema that says more than the type does;
 * the value must be validated against it as well.
 */
public sealed interface SchemaType {

  /** Calls the method of {@code visitor} for this kind of type. */
  <R> R accept(Visitor<R> visitor);

  /** A type that gets a class of its own. */
  sealed interface Named extends SchemaType permits EnumType, StructType, UnionType {

    String place();

    /** The schema that it was read from; equal schemas of one document share a class. */
    Node schema();

    Optional<String> doc();

    /** Calls the method of {@code visitor} for this kind of type. */
    <R> R acceptNamed(NamedVisitor<R> visitor);
  }

  /** A string. */
  record Text(Size length, Optional<String> pattern, Optional<String> check) implements SchemaType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.text(this);
    }
  }

  /** An integer; the bounds of its range are whole and inclusive. */
  record Int(Range range, Optional<String> check) implements SchemaType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.integer(this);
    }
  }

  /** A number of any precision. */
  record Decimal(Range range, Optional<String> check) implements SchemaType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.decimal(this);
    }
  }

  /** {@code true} or {@code false}. */
  record Bool() implements SchemaType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.bool(this);
    }
  }

  /** One fixed string, boolean or integer. */
  record Const(Scalar value) implements SchemaType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.constant(this);
    }
  }

  /** One of several strings. */
  record EnumType(String place, Node schema, List<Constant> constants, Optional<String> doc) implements Named {
    public EnumType {
      constants = List.copyOf(constants);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.enumeration(this);
    }

    @Override
    public <R> R acceptNamed(NamedVisitor<R> visitor) {
      return visitor.enumeration(this);
    }
  }

  /** A value of an enum as it stands on the wire. */
  record Constant(String value, Optional<String> doc) {}

  /** An array of values of one type. */
  record ListOf(SchemaType items, Size size, boolean unique, Optional<String> check) implements SchemaType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.list(this);
    }
  }

  /** An object with free names and values of one type. */
  record MapOf(SchemaType values, Size size, Optional<String> check) implements SchemaType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.map(this);
    }
  }

  /**
   * An object with known members.
   *
   * @param open whether members beside the fields are allowed
   * @param rules what is asked of members together
   */
  record StructType(
      String place,
      Node schema,
      List<Field> fields,
      boolean open,
      List<Rule> rules,
      Optional<String> doc,
      Optional<String> check)
      implements Named {
    public StructType {
      fields = List.copyOf(fields);
      rules = List.copyOf(rules);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.struct(this);
    }

    @Override
    public <R> R acceptNamed(NamedVisitor<R> visitor) {
      return visitor.struct(this);
    }
  }

  /**
   * One of several types.
   *
   * @param tag the member whose fixed value tells the variants apart; without one they are tried in order
   * @param exclusive whether a value that fits two variants is refused, as {@code oneOf} does
   */
  record UnionType(
      String place, Node schema, Optional<String> tag, List<Variant> variants, boolean exclusive, Optional<String> doc)
      implements Named {
    public UnionType {
      variants = List.copyOf(variants);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.union(this);
    }

    @Override
    public <R> R acceptNamed(NamedVisitor<R> visitor) {
      return visitor.union(this);
    }
  }

  /**
   * A variant of a union.
   *
   * @param hint a name to make a class name of, such as the schema's title
   * @param tag the value of the union's tag
   */
  record Variant(String hint, Optional<String> tag, SchemaType type, Optional<String> doc) {}

  /** The type at another place, see {@link SchemaReader#definition}. Only a reference can form a cycle. */
  record Ref(String place) implements SchemaType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.ref(this);
    }
  }

  /** Any JSON value that its schema allows. */
  record Raw(Node schema, Optional<String> check) implements SchemaType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.raw(this);
    }
  }
}
