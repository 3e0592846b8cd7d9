package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.binding.aws.model.Operation;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.setting.AwsBinding;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.emit.java.name.JavaField;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.name.ToolTypes;
import io.mcpspec.jsonschema.type.SchemaType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes the handler of one tool: arguments to request, call, response to JSON. */
final class HandlerWriter {

  private final ClassName handler;
  private final AwsBinding binding;
  private final ToolTypes tool;
  private final RequestMethods methods;
  private final RequestMethod request;
  private final List<CodeBlock> places;
  private final Map<String, String> readers;

  /**
   * @param readers the tools that only read, by their operations
   */
  HandlerWriter(
      ClassName handler, AwsBinding binding, ServiceModel model, JavaTypes types, Map<String, String> readers) {
    this.readers = readers;
    this.handler = handler;
    this.binding = binding;
    this.tool = types.tool(binding.tool().name());
    this.methods = new RequestMethods(handler, model, types);
    this.request = new RequestMethod(binding, tool, types, methods);
    this.places = ValuePlaces.of(binding, request.fields(), methods, types);
  }

  /**
   * The class.
   *
   * @param errors the tool's own texts by error code
   * @param commonErrors the class with the texts that all tools have
   */
  TypeSpec write(Map<String, String> errors, ClassName commonErrors) {
    TypeSpec.Builder type = TypeSpec.classBuilder(handler)
        .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
        .addJavadoc("Runs the tool {@code $L} by DynamoDB's {@code $L}.\n", tool.tool().name(), operation().name());
    answer().constants().forEach(type::addField);
    if (!errors.isEmpty()) {
      type.addField(ErrorTexts.field("ERRORS", errors).addModifiers(Modifier.PRIVATE).build());
    }
    type.addField(AwsRuntime.CALLS, "calls", Modifier.PRIVATE, Modifier.FINAL)
        .addMethod(MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PUBLIC)
            .addParameter(AwsRuntime.CLIENTS, "clients")
            .addStatement("calls = new $T(clients, $L, $T.TEXTS)", AwsRuntime.CALLS, own(errors), commonErrors)
            .build());
    if (readsValues()) {
      type.addField(values()).addMethod(input());
    }
    type.addMethod(call());
    MethodSpec top = request.write();
    return type.addMethod(top).addMethods(methods.written()).build();
  }

  /** Whether the handler reads the arguments itself, by its method {@code input}. */
  boolean readsValues() {
    return !places.isEmpty();
  }

  private FieldSpec values() {
    CodeBlock.Builder arguments = CodeBlock.builder().add("$T.NONE", AwsRuntime.ARGUMENTS);
    places.forEach(place -> arguments.add("\n").add(place));
    omitted().forEach((name, reason) -> arguments.add("\n.omitted($S, $S)", name, reason));
    return FieldSpec.builder(AwsRuntime.ARGUMENTS, "VALUES", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer(arguments.build())
        .build();
  }

  /** The reasons of the members that are left out, by the names that their parameters would have. */
  private Map<String, String> omitted() {
    Map<String, String> omitted = new LinkedHashMap<>();
    binding.settings().omit().forEach((path, entry) -> {
      String name = AwsBinding.parameterName(path);
      if (!path.contains(".") && !binding.has(name)) {
        omitted.put(name, ((Scalar) entry.value()).text());
      }
    });
    return omitted;
  }

  private MethodSpec input() {
    return MethodSpec.methodBuilder("input")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addJavadoc("Reads the arguments; faults of values are told together with all others.\n")
        .returns(tool.input())
        .addParameter(AwsRuntime.JSON_OBJECT, "arguments")
        .addStatement("return VALUES.decode(arguments, $T::decode)", tool.input())
        .build();
  }

  private static CodeBlock own(Map<String, String> errors) {
    return errors.isEmpty() ? CodeBlock.of("$T.of()", Map.class) : CodeBlock.of("ERRORS");
  }

  private Operation operation() {
    return binding.operation();
  }

  private MethodSpec call() {
    MethodSpec.Builder call = MethodSpec.methodBuilder("call")
        .addModifiers(Modifier.PUBLIC)
        .returns(AwsRuntime.RESULT)
        .addParameter(tool.input(), "input")
        .addParameter(tool.context(), "context");
    Optional<CodeBlock> format = format();
    format.ifPresent(expression ->
        call.addStatement("$T<$T> format = $L", Optional.class, AwsRuntime.FORMAT, expression));
    CodeBlock chosen = format.isPresent() ? CodeBlock.of("format") : CodeBlock.of("$T.empty()", Optional.class);
    if (request.needsValues()) {
      call.addStatement("$T values = new $T($L)", AwsRuntime.VALUES, AwsRuntime.VALUES, chosen)
          .addStatement("$T request = request(input, values)", SdkNames.request(operation()))
          .addStatement("values.throwIfWrong()");
    } else {
      call.addStatement("$T request = request(input)", SdkNames.request(operation()));
    }
    return call.addCode(answer().statements()).build();
  }

  private AnswerCode answer() {
    CodeBlock start = CodeBlock.of(
        "calls.$L(context, $L, input::toJson)", tool.readOnly() ? "reading" : "writing", region());
    return new AnswerCode(binding, methods.model(), request.fields(), start, format(), readers);
  }

  /** The region that the caller asked for, as an optional string. */
  private CodeBlock region() {
    JavaField field = request.fields().get(AwsBinding.REGION);
    if (field == null) {
      return CodeBlock.of("$T.empty()", Optional.class);
    }
    boolean isEnum = field.resolved() instanceof SchemaType.EnumType;
    if (field.holding() == JavaField.Holding.OPTIONAL) {
      return CodeBlock.of(isEnum ? "input.$N().map(region -> region.wire())" : "input.$N()", field.accessor());
    }
    return CodeBlock.of(isEnum ? "$T.of(input.$N().wire())" : "$T.of(input.$N())", Optional.class, field.accessor());
  }

  private Optional<CodeBlock> format() {
    return Optional.ofNullable(request.fields().get(AwsBinding.FORMAT)).map(field ->
        field.holding() == JavaField.Holding.OPTIONAL
            ? CodeBlock.of("input.$N().flatMap(name -> $T.of(name.wire()))", field.accessor(), AwsRuntime.FORMAT)
            : CodeBlock.of("$T.of(input.$N().wire())", AwsRuntime.FORMAT, field.accessor()));
  }
}
