package io.mcpspec.emit.java.data;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.emit.java.name.JavaField;
import io.mcpspec.emit.java.name.RuntimeTypes;
import io.mcpspec.emit.java.print.Literals;
import io.mcpspec.jsonschema.type.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes the class of an object with known members. */
final class StructWriter {

  static final String ADDITIONAL = "additionalMembers";

  /** Parameters and variables of the generated methods, which would hide a field of the same name. */
  private static final Set<String> LOCALS = Set.of("members", "json", "path", "problems", "builder", "other", "that");

  private final SourceContext context;
  private final ClassName name;
  private final SchemaType.StructType struct;
  private final List<JavaField> fields;
  private final List<JavaField> stored;

  private StructWriter(ClassName name, SchemaType.StructType struct, SourceContext context) {
    this.context = context;
    this.name = name;
    this.struct = struct;
    fields = context.types().fields(struct);
    stored = fields.stream().filter(field -> field.holding() != JavaField.Holding.CONSTANT).toList();
  }

  static TypeSpec.Builder write(ClassName name, SchemaType.StructType struct, SourceContext context) {
    return new StructWriter(name, struct, context).write();
  }

  private TypeSpec.Builder write() {
    TypeSpec.Builder type = TypeSpec.classBuilder(name).addModifiers(Modifier.PUBLIC, Modifier.FINAL);
    context.plan().unionsOf(name).forEach(type::addSuperinterface);
    StructDecoder decoder = new StructDecoder(name, struct, fields, context);
    decoder.constants().forEach(type::addField);
    stored.forEach(field -> type.addField(field.type(), field.accessor(), Modifier.PRIVATE, Modifier.FINAL));
    if (struct.open()) {
      type.addField(RuntimeTypes.JSON_OBJECT, ADDITIONAL, Modifier.PRIVATE, Modifier.FINAL);
    }
    type.addMethod(constructor());
    fields.forEach(field -> type.addMethod(accessor(field)));
    if (struct.open()) {
      type.addMethod(additional());
    }
    type.addMethod(builder()).addMethod(decoder.method()).addMethod(toJson());
    ValueMethods.add(type, name, compared());
    return type.addType(BuilderWriter.write(name, struct, stored, context));
  }

  private List<FieldSpec> compared() {
    List<FieldSpec> all = new ArrayList<>();
    stored.forEach(field -> all.add(FieldSpec.builder(field.type(), field.accessor()).build()));
    if (struct.open()) {
      all.add(FieldSpec.builder(RuntimeTypes.JSON_OBJECT, ADDITIONAL).build());
    }
    return all;
  }

  private MethodSpec constructor() {
    MethodSpec.Builder method = MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE);
    boolean empty = stored.isEmpty() && !struct.open();
    if (!empty) {
      method.addParameter(name.nestedClass("Builder"), "builder");
    }
    for (JavaField field : stored) {
      if (BuilderWriter.mustBeSet(field)) {
        CodeBlock message = Literals.string(field.wire() + " is required");
        method.addStatement(
            "this.$1N = $2T.requireNonNull(builder.$1N,$W$3L)", field.accessor(), Objects.class, message);
      } else {
        method.addStatement("this.$1N = builder.$1N", field.accessor());
      }
    }
    if (struct.open()) {
      method.addStatement("this.$1N = builder.$1N", ADDITIONAL);
    }
    return method.build();
  }

  private MethodSpec accessor(JavaField field) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(field.accessor()).addModifiers(Modifier.PUBLIC).returns(field.type());
    FieldDoc.of(field).ifPresent(text -> method.addJavadoc("$L", text));
    return field.holding() == JavaField.Holding.CONSTANT
        ? method.addStatement("return $L", constant(field)).build()
        : method.addStatement("return $N", field.accessor()).build();
  }

  private CodeBlock constant(JavaField field) {
    SchemaType.Const fixed = (SchemaType.Const) field.resolved();
    return ValueCode.of(fixed, fixed.value(), context.types());
  }

  private static MethodSpec additional() {
    return MethodSpec.methodBuilder(ADDITIONAL)
        .addModifiers(Modifier.PUBLIC)
        .returns(RuntimeTypes.JSON_OBJECT)
        .addJavadoc("Members that the schema does not name.\n")
        .addStatement("return $N", ADDITIONAL)
        .build();
  }

  private MethodSpec builder() {
    TypeName builder = name.nestedClass("Builder");
    return MethodSpec.methodBuilder("builder")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(builder)
        .addStatement("return new $T()", builder)
        .build();
  }

  private MethodSpec toJson() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("toJson").addModifiers(Modifier.PUBLIC).returns(RuntimeTypes.JSON_OBJECT);
    if (!context.plan().unionsOf(name).isEmpty()) {
      method.addAnnotation(Override.class);
    }
    if (fields.isEmpty() && !struct.open()) {
      return method.addStatement("return $T.EMPTY", RuntimeTypes.JSON_OBJECT).build();
    }
    if (fields.isEmpty()) {
      return method.addStatement("return $N", ADDITIONAL).build();
    }
    method.addStatement("$1T.Builder members = $1T.builder()", RuntimeTypes.JSON_OBJECT);
    fields.forEach(field -> method.addStatement("members.put($L,$W$L)", Literals.string(field.wire()), json(field)));
    if (struct.open()) {
      method.addStatement("$N.members().forEach(members::put)", ADDITIONAL);
    }
    return method.addStatement("return members.build()").build();
  }

  private CodeBlock json(JavaField field) {
    EncoderCode.Encoding encoding = EncoderCode.of(field.field().type(), context.types());
    CodeBlock value = CodeBlock.of(LOCALS.contains(field.accessor()) ? "this.$N" : "$N", field.accessor());
    return switch (field.holding()) {
      case CONSTANT -> encoding.call().apply(constant(field));
      case PLAIN -> encoding.call().apply(value);
      case PRESENCE -> CodeBlock.of("$L.toJson($L)", value, encoding.function());
      case OPTIONAL ->
          field.field().nullable() && !(field.resolved() instanceof SchemaType.Raw)
              ? CodeBlock.of("$T.orNull($L,$W$L)", RuntimeTypes.ENCODERS, value, encoding.function())
              : encoding.optional(value);
    };
  }
}
