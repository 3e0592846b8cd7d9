package io.mcpspec.binding.aws.check;

import io.mcpspec.binding.aws.model.AwsBinding;
import io.mcpspec.binding.aws.model.MemberPath;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.document.source.Span;
import io.mcpspec.jsonschema.type.Field;
import io.mcpspec.jsonschema.type.SchemaReader;
import io.mcpspec.jsonschema.type.SchemaType;

/**
 * Finds values that have no Java type of their own, such as a choice between schemas, where AWS's builders want one.
 */
final class TypeCheck {

  private final ServiceModel model;
  private final SchemaReader reader;
  private final Findings findings;

  TypeCheck(ServiceModel model, SchemaReader reader, Findings findings) {
    this.model = model;
    this.reader = reader;
    this.findings = findings;
  }

  /** Checks every parameter of a tool whose other checks found nothing. */
  void check(AwsBinding binding) {
    SchemaType.Named input = reader.readObject("binding:" + binding.tool().name(), binding.tool().input());
    if (!(input instanceof SchemaType.StructType struct)) {
      report("input", binding.tool().input().span());
      return;
    }
    binding.parameters().forEach((path, property) -> struct.fields().stream()
        .filter(field -> field.name().equals(property.name()))
        .forEach(field -> check(field, shape(binding.operation().input(), path))));
  }

  private Shape shape(Shape top, MemberPath path) {
    Shape shape = top;
    for (String step : path.steps()) {
      shape = model.shape(shape.members().get(step).target());
    }
    return shape;
  }

  private void check(Field field, Shape shape) {
    check(field.type(), shape, field.name(), field.span());
  }

  private void check(SchemaType written, Shape shape, String name, Span span) {
    SchemaType type = reader.resolve(written);
    if (model.isOpaque(shape)) {
      return;
    }
    if (isUntyped(type, shape)) {
      report(name, span);
    } else if (type instanceof SchemaType.StructType struct && shape.kind() == Shape.Kind.STRUCTURE) {
      struct.fields().forEach(field -> check(field, model.shape(shape.members().get(field.name()).target())));
    } else if (type instanceof SchemaType.ListOf list && shape.kind() == Shape.Kind.LIST) {
      check(list.items(), model.element(shape), name, span);
    } else if (type instanceof SchemaType.MapOf map && shape.kind() == Shape.Kind.MAP) {
      check(map.values(), model.element(shape), name, span);
    }
  }

  private boolean isUntyped(SchemaType type, Shape shape) {
    boolean isJsonText = shape.kind() == Shape.Kind.STRING && isTextOrObject(type);
    return !isJsonText && (type instanceof SchemaType.Raw || type instanceof SchemaType.UnionType);
  }

  /** A string that holds JSON, such as a policy, may be written as that JSON. */
  private boolean isTextOrObject(SchemaType type) {
    return type instanceof SchemaType.UnionType union
        && union.variants().stream().map(variant -> reader.resolve(variant.type())).allMatch(variant ->
            variant instanceof SchemaType.Text
                || variant instanceof SchemaType.MapOf
                || variant instanceof SchemaType.StructType);
  }

  private void report(String name, Span span) {
    findings.report(
        Code.BINDING_WRONG_TYPE,
        span,
        "`" + name + "` has no one type",
        "a request of the AWS SDK is typed; a choice between schemas, or null beside a value, is not",
        "write one schema, without `anyOf`, `oneOf`, `allOf` and null");
  }
}
