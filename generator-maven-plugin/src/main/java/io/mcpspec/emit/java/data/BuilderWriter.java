package io.mcpspec.emit.java.data;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.emit.java.name.JavaField;
import io.mcpspec.emit.java.name.RuntimeTypes;
import io.mcpspec.jsonschema.type.Presence;
import io.mcpspec.jsonschema.type.SchemaType;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes the builder of a struct. */
final class BuilderWriter {

  private final ClassName name;
  private final SchemaType.StructType struct;
  private final List<JavaField> fields;
  private final SourceContext context;

  private BuilderWriter(ClassName name, SchemaType.StructType struct, List<JavaField> fields, SourceContext context) {
    this.name = name;
    this.struct = struct;
    this.fields = fields;
    this.context = context;
  }

  static TypeSpec write(ClassName name, SchemaType.StructType struct, List<JavaField> fields, SourceContext context) {
    return new BuilderWriter(name, struct, fields, context).write();
  }

  /** Whether {@code build} fails while the field has no value. */
  static boolean mustBeSet(JavaField field) {
    return field.holding() == JavaField.Holding.PLAIN && field.field().required();
  }

  private TypeSpec write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder("Builder")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("Builds a {@link $T}.\n", name);
    fields.forEach(field -> type.addField(field(field)));
    if (struct.open()) {
      type.addField(
          FieldSpec.builder(RuntimeTypes.JSON_OBJECT, StructWriter.ADDITIONAL, Modifier.PRIVATE)
              .initializer("$T.EMPTY", RuntimeTypes.JSON_OBJECT)
              .build());
    }
    type.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    fields.forEach(field -> type.addMethod(setter(field)));
    if (struct.open()) {
      type.addMethod(
          setter(StructWriter.ADDITIONAL, RuntimeTypes.JSON_OBJECT, CodeBlock.of("$N", StructWriter.ADDITIONAL)));
    }
    return type.addMethod(build()).build();
  }

  private FieldSpec field(JavaField field) {
    FieldSpec.Builder spec = FieldSpec.builder(field.type().box(), field.accessor(), Modifier.PRIVATE);
    return initial(field).map(spec::initializer).orElse(spec).build();
  }

  private Optional<CodeBlock> initial(JavaField field) {
    if (field.field().presence() instanceof Presence.Defaulted defaulted) {
      CodeBlock value = ValueCode.of(field.field().type(), defaulted.value(), context.types());
      return Optional.of(
          field.holding() == JavaField.Holding.PLAIN ? value : CodeBlock.of("$T.of($L)", Optional.class, value));
    }
    return switch (field.holding()) {
      case OPTIONAL -> Optional.of(CodeBlock.of("$T.empty()", Optional.class));
      case PRESENCE -> Optional.of(CodeBlock.of("$T.absent()", RuntimeTypes.PRESENCE));
      default -> Optional.empty();
    };
  }

  private MethodSpec setter(JavaField field) {
    CodeBlock value = Copies.of(field.resolved(), field.accessor());
    TypeName parameter = field.value();
    if (field.holding() == JavaField.Holding.OPTIONAL) {
      value = CodeBlock.of("$T.of($L)", Optional.class, value);
    } else if (field.holding() == JavaField.Holding.PRESENCE) {
      parameter = field.type();
      value = CodeBlock.of("$N", field.accessor());
    }
    return setter(field.accessor(), parameter, value);
  }

  private MethodSpec setter(String member, TypeName type, CodeBlock value) {
    return MethodSpec.methodBuilder(member)
        .addModifiers(Modifier.PUBLIC)
        .returns(name.nestedClass("Builder"))
        .addParameter(type, member)
        .addStatement("this.$N = $L", member, value)
        .addStatement("return this")
        .build();
  }

  private MethodSpec build() {
    MethodSpec.Builder method = MethodSpec.methodBuilder("build").addModifiers(Modifier.PUBLIC).returns(name);
    List<String> required =
        fields.stream().filter(BuilderWriter::mustBeSet).map(JavaField::wire).toList();
    if (!required.isEmpty()) {
      method.addJavadoc("@throws NullPointerException while a required member has no value\n");
    }
    boolean empty = fields.isEmpty() && !struct.open();
    return method.addStatement(empty ? "return new $T()" : "return new $T(this)", name).build();
  }
}
