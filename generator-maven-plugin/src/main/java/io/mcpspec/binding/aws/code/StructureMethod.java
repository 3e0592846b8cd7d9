package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.emit.java.name.JavaField;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.jsonschema.type.SchemaType;
import javax.lang.model.element.Modifier;

/** Writes the method that builds a structure of the SDK from a generated class. */
final class StructureMethod {

  private final RequestMethods methods;
  private final JavaTypes types;

  StructureMethod(RequestMethods methods, JavaTypes types) {
    this.methods = methods;
    this.types = types;
  }

  MethodSpec write(RequestMethods.Method method, SchemaType.StructType type, Shape shape) {
    ClassName built = methods.sdk().structure(shape);
    Setters setters = new Setters(built, methods.conversion());
    for (JavaField field : types.fields(type)) {
      Shape.Member member = shape.members().get(field.wire());
      Shape target = methods.model().shape(member.target());
      CodeBlock path = CodeBlock.of("path.member($S)", field.wire());
      setters.set(SdkNames.setter(member, target, methods.model()), "source", field, target, path);
    }
    MethodSpec.Builder spec = MethodSpec.methodBuilder(method.name())
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(built)
        .addParameter(types.className(type), "source");
    if (method.needsValues()) {
      spec.addParameter(AwsRuntime.PATH, "path").addParameter(methods.service().values(), "values");
    }
    return spec.addCode(setters.body()).build();
  }
}
