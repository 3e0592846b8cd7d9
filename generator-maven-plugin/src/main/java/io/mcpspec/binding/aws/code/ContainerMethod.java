package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.jsonschema.type.SchemaType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Writes the method that converts a list or a map element by element, each with its path. */
final class ContainerMethod {

  private final RequestMethods methods;
  private final JavaTypes types;

  ContainerMethod(RequestMethods methods, JavaTypes types) {
    this.methods = methods;
    this.types = types;
  }

  MethodSpec write(RequestMethods.Method method, SchemaType type, Shape shape) {
    TypeName result = sdkType(shape);
    MethodSpec.Builder spec = MethodSpec.methodBuilder(method.name())
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(result)
        .addParameter(types.value(type), "source");
    if (method.needsValues()) {
      spec.addParameter(AwsRuntime.PATH, "path").addParameter(methods.service().values(), "values");
    }
    Shape element = methods.model().element(shape);
    SchemaType written = ValueConversion.element(type);
    boolean isList = shape.kind() == Shape.Kind.LIST;
    return spec.addCode(isList ? list(result, written, element) : map(result, written, element)).build();
  }

  private CodeBlock list(TypeName result, SchemaType written, Shape element) {
    CodeBlock item = methods.conversion()
        .of(CodeBlock.of("source.get(i)"), written, element, CodeBlock.of("path.item(i)"));
    return CodeBlock.builder()
        .addStatement("$T items = new $T<>()", result, ArrayList.class)
        .beginControlFlow("for (int i = 0; i < source.size(); i++)")
        .addStatement("items.add($L)", item)
        .endControlFlow()
        .addStatement("return items")
        .build();
  }

  private CodeBlock map(TypeName result, SchemaType written, Shape element) {
    CodeBlock value = methods.conversion()
        .of(CodeBlock.of("value"), written, element, CodeBlock.of("path.member(name)"));
    return CodeBlock.builder()
        .addStatement("$T entries = new $T<>()", result, LinkedHashMap.class)
        .addStatement("source.forEach((name, value) -> entries.put(name, $L))", value)
        .addStatement("return entries")
        .build();
  }

  /** The type that the SDK's builders take. */
  private TypeName sdkType(Shape shape) {
    if (methods.model().isOpaque(shape)) {
      return methods.sdk().structure(shape);
    }
    return switch (shape.kind()) {
      case LIST -> ParameterizedTypeName.get(ClassName.get(List.class), sdkType(methods.model().element(shape)));
      case MAP -> ParameterizedTypeName.get(
          ClassName.get(Map.class), ClassName.get(String.class), sdkType(methods.model().element(shape)));
      case STRUCTURE -> methods.sdk().structure(shape);
      case INTEGER -> TypeName.INT.box();
      case LONG -> TypeName.LONG.box();
      case DOUBLE -> TypeName.DOUBLE.box();
      case BOOLEAN -> TypeName.BOOLEAN.box();
      default -> ClassName.get(String.class);
    };
  }
}
