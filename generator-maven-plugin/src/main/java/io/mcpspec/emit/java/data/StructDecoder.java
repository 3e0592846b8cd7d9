package io.mcpspec.emit.java.data;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.mcpspec.emit.java.name.JavaField;
import io.mcpspec.emit.java.name.JavaNames;
import io.mcpspec.emit.java.name.NameScope;
import io.mcpspec.emit.java.name.RuntimeTypes;
import io.mcpspec.emit.java.print.Literals;
import io.mcpspec.jsonschema.type.Presence;
import io.mcpspec.jsonschema.type.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The {@code decode} method of a struct, and the decoders that it keeps because making them takes time. */
final class StructDecoder {

  private static final Modifier[] CONSTANT = {Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL};

  private final ClassName name;
  private final SchemaType.StructType struct;
  private final SourceContext context;
  private final NameScope names = NameScope.constants();
  private final List<FieldSpec> constants = new ArrayList<>();
  private final Optional<CodeBlock> check;
  private final MethodSpec method;

  StructDecoder(ClassName name, SchemaType.StructType struct, List<JavaField> fields, SourceContext context) {
    this.name = name;
    this.struct = struct;
    this.context = context;
    check = struct.check().map(context.checks()::at);
    check.ifPresent(at -> constants.add(constant(RuntimeTypes.SCHEMA_CHECK, "SCHEMA", at)));
    method = method(fields);
  }

  List<FieldSpec> constants() {
    return constants;
  }

  MethodSpec method() {
    return method;
  }

  private MethodSpec method(List<JavaField> fields) {
    MethodSpec.Builder code = signature(name);
    if (fields.isEmpty()) {
      return withoutFields(code);
    }
    ClassName builder = name.nestedClass("Builder");
    code.addStatement("$1T members = new $1T(json, path, problems)", RuntimeTypes.OBJECT_READER)
        .addStatement("$1T builder = new $1T()", builder);
    fields.forEach(field -> code.addStatement(read(field)));
    rest(code);
    return code.addStatement("return members.isGood() ? builder.build() : null").build();
  }

  /** Without fields there may be no builder to fill. */
  private MethodSpec withoutFields(MethodSpec.Builder code) {
    code.addStatement("$1T members = new $1T(json, path, problems)", RuntimeTypes.OBJECT_READER);
    if (struct.open()) {
      code.addStatement("$1T builder = new $1T()", name.nestedClass("Builder"));
    }
    rest(code);
    return struct.open()
        ? code.addStatement("return members.isGood() ? builder.build() : null").build()
        : code.addStatement("return members.isGood() ? new $T() : null", name).build();
  }

  private void rest(MethodSpec.Builder code) {
    if (struct.open()) {
      code.addStatement("builder.$N = members.additionalMembers()", StructWriter.ADDITIONAL);
    } else {
      code.addStatement("members.close()");
    }
    struct.rules().forEach(rule -> code.addStatement(RuleCode.of(rule)));
    if (check.isPresent()) {
      code.beginControlFlow("if (members.isGood())")
          .addStatement("SCHEMA.check(json, path, problems)")
          .endControlFlow();
    }
  }

  static MethodSpec.Builder signature(ClassName name) {
    return MethodSpec.methodBuilder("decode")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(name)
        .addParameter(RuntimeTypes.JSON, "json")
        .addParameter(RuntimeTypes.PATH, "path")
        .addParameter(RuntimeTypes.PROBLEMS, "problems")
        .addJavadoc("Reads the value at {@code path}; null when it is wrong, and {@code problems} says why.\n");
  }

  private CodeBlock read(JavaField field) {
    CodeBlock wire = Literals.string(field.wire());
    CodeBlock decoder = decoder(field);
    if (field.holding() == JavaField.Holding.CONSTANT) {
      return CodeBlock.of("members.required($L,$W$L)", wire, decoder);
    }
    if (field.field().presence() instanceof Presence.Defaulted) {
      String read = field.holding() == JavaField.Holding.PLAIN ? "defaulted" : "defaultedNullable";
      return CodeBlock.of("builder.$1N = members.$2L($3L,$W$4L,$Wbuilder.$1N)", field.accessor(), read, wire, decoder);
    }
    return CodeBlock.of("builder.$N = members.$L($L,$W$L)", field.accessor(), reader(field), wire, decoder);
  }

  private static String reader(JavaField field) {
    return switch (field.holding()) {
      case PRESENCE -> "optionalNullable";
      case OPTIONAL -> field.field().required() ? "requiredNullable" : "optional";
      default -> "required";
    };
  }

  private static FieldSpec constant(TypeName type, String name, CodeBlock value) {
    return FieldSpec.builder(type, name, CONSTANT).initializer(value).build();
  }

  /** Patterns and checks are prepared once. */
  private CodeBlock decoder(JavaField field) {
    DecoderCode.Expression expression = DecoderCode.of(field.field().type(), context);
    if (!expression.costly()) {
      return expression.code();
    }
    String constant = names.unique(JavaNames.constant(field.wire()));
    TypeName type = ParameterizedTypeName.get(RuntimeTypes.DECODER, field.value().box());
    constants.add(constant(type, constant, expression.code()));
    return CodeBlock.of("$L", constant);
  }
}
