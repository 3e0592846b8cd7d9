package io.mcpspec.emit.java.data;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.emit.java.name.RuntimeTypes;
import io.mcpspec.emit.java.print.Javadoc;
import io.mcpspec.emit.java.print.Literals;
import io.mcpspec.jsonschema.type.SchemaType;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Writes the enum of some strings. */
final class EnumWriter {

  private EnumWriter() {}

  static TypeSpec.Builder write(ClassName name, SchemaType.EnumType type, SourceContext context) {
    TypeSpec.Builder spec = TypeSpec.enumBuilder(name).addModifiers(Modifier.PUBLIC);
    Map<String, String> names = context.types().constants(type);
    type.constants().forEach(each -> spec.addEnumConstant(names.get(each.value()), body(each)));
    return spec.addField(decoder(name))
        .addField(String.class, "wire", Modifier.PRIVATE, Modifier.FINAL)
        .addMethod(
            MethodSpec.constructorBuilder().addParameter(String.class, "wire").addStatement("this.wire = wire").build())
        .addMethod(wire())
        .addMethod(
            MethodSpec.methodBuilder("toJson")
                .addModifiers(Modifier.PUBLIC)
                .returns(RuntimeTypes.JSON)
                .addStatement("return $T.of(wire)", RuntimeTypes.JSON)
                .build())
        .addMethod(
            MethodSpec.methodBuilder("toString")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(String.class)
                .addStatement("return wire")
                .build());
  }

  private static TypeSpec body(SchemaType.Constant constant) {
    TypeSpec.Builder body = TypeSpec.anonymousClassBuilder("$L", Literals.string(constant.value()));
    constant.doc().ifPresent(doc -> body.addJavadoc("$L", Javadoc.of(constant.doc(), List.of())));
    return body.build();
  }

  private static FieldSpec decoder(ClassName name) {
    return FieldSpec.builder(ParameterizedTypeName.get(RuntimeTypes.DECODER, name), "DECODER")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .initializer("$T.oneOf(values(), $T::wire)", RuntimeTypes.DECODERS, name)
        .build();
  }

  private static MethodSpec wire() {
    return MethodSpec.methodBuilder("wire")
        .addModifiers(Modifier.PUBLIC)
        .returns(String.class)
        .addJavadoc("The string on the wire.\n")
        .addStatement("return wire")
        .build();
  }
}
