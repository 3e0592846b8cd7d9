package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.mcpspec.binding.aws.model.BoundService;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.jsonschema.type.SchemaType;
import java.util.Optional;

/** Expressions that turn a value of a generated class into what the SDK's builders take. */
final class ValueConversion {

  private final BoundService service;
  private final ServiceModel model;
  private final JavaTypes types;
  private final RequestMethods methods;

  ValueConversion(BoundService service, JavaTypes types, RequestMethods methods) {
    this.service = service;
    this.model = service.model();
    this.types = types;
    this.methods = methods;
  }

  /**
   * The converted value.
   *
   * @param value an expression of the Java type of {@code written}
   * @param path an expression of its path in the arguments
   */
  CodeBlock of(CodeBlock value, SchemaType written, Shape shape, CodeBlock path) {
    SchemaType type = types.resolve(written);
    if (model.isOpaque(shape)) {
      return CodeBlock.of("values.value($L, $L)", value, path);
    }
    return switch (shape.kind()) {
      case STRING, ENUM -> string(value, type);
      case BOOLEAN -> value;
      case INTEGER ->
          types.value(type).equals(TypeName.INT) ? value : CodeBlock.of("values.int32($L, $L)", value, path);
      case LONG -> types.value(type).equals(TypeName.LONG) ? value : CodeBlock.of("(long) $L", value);
      case DOUBLE -> CodeBlock.of(types.value(type).isPrimitive() ? "(double) $L" : "$L.doubleValue()", value);
      case TIMESTAMP -> CodeBlock.of("values.instant($L, $L)", value, path);
      case MAP -> map(value, type, shape, path);
      case LIST -> list(value, type, shape, path);
      case STRUCTURE -> methods.structure((SchemaType.StructType) type, shape).call(value, path);
      case BLOB, UNION -> throw new IllegalStateException("no parameter can set a " + shape.name());
    };
  }

  /** A string; one that may also be written as an object is the text of that object. */
  private CodeBlock string(CodeBlock value, SchemaType type) {
    if (type instanceof SchemaType.EnumType) {
      return CodeBlock.of("$L.wire()", value);
    }
    if (type instanceof SchemaType.UnionType) {
      return CodeBlock.of("$T.jsonText($L.toJson())", service.values(), value);
    }
    return type instanceof SchemaType.Raw ? CodeBlock.of("$T.jsonText($L)", service.values(), value) : value;
  }

  /** Whether a value is passed on as it is. */
  boolean isIdentity(SchemaType written, Shape shape) {
    CodeBlock probe = CodeBlock.of("x");
    return !model.isOpaque(shape)
        && shape.kind() != Shape.Kind.STRUCTURE
        && (isPlainContainer(types.resolve(written), shape)
            || shape.element().isEmpty() && of(probe, written, shape, probe).equals(probe));
  }

  private boolean isPlainContainer(SchemaType type, Shape shape) {
    if (type instanceof SchemaType.ListOf list && shape.kind() == Shape.Kind.LIST) {
      return isIdentity(list.items(), model.element(shape));
    }
    return type instanceof SchemaType.MapOf map
        && shape.kind() == Shape.Kind.MAP
        && isIdentity(map.values(), model.element(shape));
  }

  /** Whether the conversion collects problems, and so needs {@code values} and a path. */
  boolean needsValues(SchemaType written, Shape shape) {
    SchemaType type = types.resolve(written);
    if (model.isOpaque(shape) || shape.kind() == Shape.Kind.TIMESTAMP) {
      return true;
    }
    if (shape.kind() == Shape.Kind.INTEGER) {
      return !types.value(type).equals(TypeName.INT);
    }
    if (shape.element().isPresent()) {
      Shape element = model.element(shape);
      return model.isOpaque(element) || needsValues(element(type), element);
    }
    return shape.kind() == Shape.Kind.STRUCTURE
        && types.fields((SchemaType.StructType) type).stream().anyMatch(field ->
            needsValues(field.resolved(), model.shape(shape.members().get(field.wire()).target())));
  }

  static SchemaType element(SchemaType container) {
    return container instanceof SchemaType.ListOf list ? list.items() : ((SchemaType.MapOf) container).values();
  }

  /** The method that reads a map of opaque values; empty for every other shape. */
  Optional<String> opaqueMap(Shape shape) {
    return shape.kind() == Shape.Kind.MAP && model.isOpaque(model.element(shape))
        ? Optional.of(service.mapMethod(shape))
        : Optional.empty();
  }

  private CodeBlock map(CodeBlock value, SchemaType type, Shape shape, CodeBlock path) {
    Optional<String> method = opaqueMap(shape);
    if (method.isPresent()) {
      return CodeBlock.of("values.$L($L, $L)", method.get(), json(value, type), path);
    }
    return isIdentity(type, shape) ? value : methods.container(type, shape).call(value, path);
  }

  private CodeBlock list(CodeBlock value, SchemaType type, Shape shape, CodeBlock path) {
    Shape element = model.element(shape);
    if (model.isOpaque(element)) {
      return CodeBlock.of("values.list($L, $L)", value, path);
    }
    if (isIdentity(type, shape)) {
      return value;
    }
    if (needsValues(type, shape)) {
      return methods.container(type, shape).call(value, path);
    }
    return CodeBlock.of("$L.stream().map($L).toList()", value, mapper(element(type), element));
  }

  private CodeBlock mapper(SchemaType written, Shape shape) {
    SchemaType type = types.resolve(written);
    if (type instanceof SchemaType.StructType struct && shape.kind() == Shape.Kind.STRUCTURE) {
      return methods.structure(struct, shape).reference();
    }
    if (type instanceof SchemaType.EnumType named) {
      return CodeBlock.of("$T::wire", types.className(named));
    }
    return CodeBlock.of("each -> $L", of(CodeBlock.of("each"), type, shape, CodeBlock.of("path")));
  }

  private CodeBlock json(CodeBlock value, SchemaType type) {
    TypeName java = types.value(type);
    if (java.equals(AwsRuntime.JSON_OBJECT) || java.equals(AwsRuntime.RAW_JSON)) {
      return value;
    }
    return java instanceof ParameterizedTypeName
        ? CodeBlock.of("new $T($L)", AwsRuntime.JSON_OBJECT, value)
        : CodeBlock.of("$L.toJson()", value);
  }
}
