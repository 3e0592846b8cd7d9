package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.TypeName;
import io.mcpspec.binding.aws.model.AwsBinding;
import io.mcpspec.binding.aws.model.MemberPath;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.emit.java.name.JavaField;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.jsonschema.type.SchemaType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The values in a tool's arguments that its generated class does not check: opaque values, points in time, integers of
 * 32 bits. Every argument that is an object or array is among them, too.
 */
final class ValuePlaces {

  private final ServiceModel model;
  private final ValueConversion conversion;
  private final JavaTypes types;
  private final Map<String, String> places = new LinkedHashMap<>();

  private ValuePlaces(RequestMethods methods, JavaTypes types) {
    this.model = methods.model();
    this.conversion = methods.conversion();
    this.types = types;
  }

  /**
   * The runtime's description of the places.
   *
   * @param fields the fields of the arguments by parameter
   * @return a call for each, {@code .key("key")}; none where there is no such place
   */
  static List<CodeBlock> of(
      AwsBinding binding, Map<String, JavaField> fields, RequestMethods methods, JavaTypes types) {
    ValuePlaces places = new ValuePlaces(methods, types);
    binding.parameters().forEach((path, parameter) ->
        places.argument(parameter.name(), fields.get(parameter.name()).resolved(), places.shape(binding, path)));
    List<CodeBlock> calls = new ArrayList<>();
    places.places.forEach((place, kind) -> calls.add(CodeBlock.of(".$L($S)", kind, place)));
    return calls;
  }

  private Shape shape(AwsBinding binding, MemberPath path) {
    Shape shape = binding.operation().input();
    for (String step : path.steps()) {
      shape = model.shape(shape.members().get(step).target());
    }
    return shape;
  }

  private void argument(String name, SchemaType written, Shape shape) {
    int before = places.size();
    add(name, written, shape);
    boolean isContainer = shape.element().isPresent() || shape.kind() == Shape.Kind.STRUCTURE;
    if (isContainer && places.size() == before) {
      places.put(name, "container");
    }
  }

  private void add(String place, SchemaType written, Shape shape) {
    SchemaType type = types.resolve(written);
    if (model.isOpaque(shape)) {
      places.put(place, "value");
      return;
    }
    switch (shape.kind()) {
      case TIMESTAMP -> places.put(place, "instant");
      case INTEGER -> {
        if (!types.value(type).equals(TypeName.INT)) {
          places.put(place, "int32");
        }
      }
      case LIST, MAP -> container(place, type, shape);
      case STRUCTURE -> types.fields((SchemaType.StructType) type).forEach(field -> add(
          place + "." + field.wire(),
          field.resolved(),
          model.shape(shape.members().get(field.wire()).target())));
      default -> { }
    }
  }

  private void container(String place, SchemaType type, Shape shape) {
    Shape element = model.element(shape);
    boolean isList = shape.kind() == Shape.Kind.LIST;
    if (isList && model.isOpaque(element)) {
      places.put(place, "list");
    } else {
      conversion.opaqueMap(shape).ifPresentOrElse(
          method -> places.put(place, method),
          () -> add(place + (isList ? ".[]" : ".*"), ValueConversion.element(type), element));
    }
  }
}
