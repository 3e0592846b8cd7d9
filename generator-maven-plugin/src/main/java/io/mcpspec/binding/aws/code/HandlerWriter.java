package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.binding.aws.model.AwsBinding;
import io.mcpspec.binding.aws.model.BoundService;
import io.mcpspec.binding.aws.model.Operation;
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
  private final BoundService service;
  private final ToolTypes tool;
  private final RequestMethods methods;
  private final RequestMethod request;
  private final List<CodeBlock> places;
  private final Map<String, String> readers;

  /**
   * @param readers the tools that only read, by their operations
   */
  HandlerWriter(ClassName handler, AwsBinding binding, JavaTypes types, Map<String, String> readers) {
    this.readers = readers;
    this.handler = handler;
    this.binding = binding;
    this.service = binding.settings().service();
    this.tool = types.tool(binding.tool().name());
    this.methods = new RequestMethods(handler, service, types);
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
        .addJavadoc("Runs the tool {@code $L} by $L's {@code $L}.\n",
            tool.tool().name(), service.title(), operation().name());
    answer().constants().forEach(type::addField);
    if (!errors.isEmpty()) {
      type.addField(ErrorTexts.field("ERRORS", errors).addModifiers(Modifier.PRIVATE).build());
    }
    TypeName calls = AwsRuntime.calls(service.client());
    type.addField(calls, "calls", Modifier.PRIVATE, Modifier.FINAL)
        .addMethod(MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PUBLIC)
            .addParameter(service.clients(), "clients")
            .addStatement("calls = new $T(clients, $L, $T.TEXTS)", calls, own(errors), commonErrors)
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
    CodeBlock.Builder arguments = CodeBlock.builder().add("$T.NONE", service.arguments());
    places.forEach(place -> arguments.add("\n").add(place));
    omitted().forEach((name, reason) -> arguments.add("\n.omitted($S, $S)", name, reason));
    return FieldSpec.builder(service.arguments(), "VALUES", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
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
        call.addStatement("$T<$T> format = $L", Optional.class, service.format().type(), expression));
    CodeBlock chosen = format.isPresent() ? CodeBlock.of("format") : CodeBlock.of("$T.empty()", Optional.class);
    if (request.needsValues()) {
      call.addStatement("$T values = new $T($L)", service.values(), service.values(), chosen)
          .addStatement("$T request = request(input, values)", methods.sdk().request(operation()))
          .addStatement("values.throwIfWrong()");
    } else {
      call.addStatement("$T request = request(input)", methods.sdk().request(operation()));
    }
    return call.addCode(answer().statements()).build();
  }

  private AnswerCode answer() {
    CodeBlock start = CodeBlock.of(
        "calls.$L(context, $L, input::toJson)", tool.readOnly() ? "reading" : "writing", region());
    return new AnswerCode(binding, request.fields(), start, format(), readers);
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
    return Optional.ofNullable(request.fields().get(service.format().name())).map(field ->
        field.holding() == JavaField.Holding.OPTIONAL
            ? CodeBlock.of("input.$N().flatMap(name -> $T.of(name.wire()))", field.accessor(), service.format().type())
            : CodeBlock.of("$T.of(input.$N().wire())", service.format().type(), field.accessor()));
  }
}
