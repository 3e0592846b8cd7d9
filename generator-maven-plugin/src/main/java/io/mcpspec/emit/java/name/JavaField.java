package io.mcpspec.emit.java.name;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.type.Field;
import io.mcpspec.jsonschema.type.Presence;
import io.mcpspec.jsonschema.type.SchemaType;
import java.util.Optional;

/**
 * A field of a generated class.
 *
 * @param field the field of the schema
 * @param accessor the accessor's and builder method's name
 * @param resolved the field's type with references followed: what {@code value} was made of
 * @param value the Java type of a value that is there and not null; primitive where it can be
 * @param holding how {@code type} tells that there is no value
 */
public record JavaField(Field field, String accessor, SchemaType resolved, TypeName value, Holding holding) {

  /** How a field holds its value. */
  public enum Holding {
    /** The value itself: required, or absent means a default. */
    PLAIN,
    /** {@code Optional}: empty when absent (or, where the field is required or defaulted, null). */
    OPTIONAL,
    /** The runtime's {@code Presence}: absent, null or a value. */
    PRESENCE,
    /** A required constant: the accessor returns it, nothing is stored and the builder has no method. */
    CONSTANT
  }

  static JavaField of(Field field, String accessor, SchemaType resolved, TypeName value) {
    return new JavaField(field, accessor, resolved, value, holding(field, resolved));
  }

  private static Holding holding(Field field, SchemaType resolved) {
    boolean nullable = field.nullable() && !(resolved instanceof SchemaType.Raw);
    boolean absent = field.presence().equals(Presence.OPTIONAL);
    if (field.required() && !nullable && resolved instanceof SchemaType.Const) {
      return Holding.CONSTANT;
    }
    if (nullable) {
      return absent ? Holding.PRESENCE : Holding.OPTIONAL;
    }
    return absent ? Holding.OPTIONAL : Holding.PLAIN;
  }

  /** Name on the wire. */
  public String wire() {
    return field.name();
  }

  /** The type that the accessor returns, such as {@code Optional<Long>}. */
  public TypeName type() {
    return switch (holding) {
      case PLAIN, CONSTANT -> value;
      case OPTIONAL -> ParameterizedTypeName.get(ClassName.get(Optional.class), value.box());
      case PRESENCE -> ParameterizedTypeName.get(RuntimeTypes.PRESENCE, value.box());
    };
  }

  /** The default, where absence means one. */
  public Optional<Node> defaultValue() {
    return field.presence() instanceof Presence.Defaulted defaulted
        ? Optional.of(defaulted.value())
        : Optional.empty();
  }
}
