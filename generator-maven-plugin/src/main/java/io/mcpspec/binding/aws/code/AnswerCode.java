package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import io.mcpspec.binding.aws.model.AwsBinding;
import io.mcpspec.binding.aws.model.BindingSettings;
import io.mcpspec.binding.aws.model.BoundService;
import io.mcpspec.binding.aws.model.FormatParameter;
import io.mcpspec.binding.aws.model.MemberPath;
import io.mcpspec.binding.aws.model.PagesSetting;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.binding.aws.model.WaitSetting;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.emit.java.name.JavaField;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * What a handler does with its request: sends it once, or for pages, rounds and waiting leaves it to the runtime, whose
 * object is a constant of the handler.
 *
 * @param binding the tool
 * @param fields the fields of the arguments by parameter
 * @param call an expression of the runtime's call: its first half, up to the arguments
 * @param format an expression of the format of values; empty when there is none to choose
 * @param readers the tools that only read, by their operations
 */
record AnswerCode(
    AwsBinding binding,
    Map<String, JavaField> fields,
    CodeBlock call,
    Optional<CodeBlock> format,
    Map<String, String> readers) {

  /** The constants that the statements use. */
  List<FieldSpec> constants() {
    return binding.settings().pages().map(this::pages)
        .or(() -> binding.settings().repeat().map(this::rounds))
        .or(() -> binding.settings().waiting().map(wait -> new WaitCode(service().model(), readers).constant(wait)))
        .map(List::of)
        .orElse(List.of());
  }

  /** The statements behind those that make the request. */
  CodeBlock statements() {
    BindingSettings settings = binding.settings();
    if (settings.pages().isPresent()) {
      String parameter = settings.pages().get().parameter().text();
      return CodeBlock.builder()
          .addStatement("$T call = $L", AwsRuntime.call(service().client()), call)
          .addStatement("return PAGES.read(\ncall, (client, page) -> client.$N(page), request, input.$N(),\n$L)",
              SdkNames.method(binding.operation()), fields.get(parameter).accessor(), formatOrTyped())
          .build();
    }
    if (settings.repeat().isPresent()) {
      return CodeBlock.builder()
          .addStatement("$T call = $L", AwsRuntime.call(service().client()), call)
          .addStatement("return ROUNDS.run(call, (client, round) -> client.$N(round), request,$W$L)",
              SdkNames.method(binding.operation()), formatOrTyped())
          .build();
    }
    return settings.waiting().map(this::waiting).orElseGet(this::once);
  }

  private BoundService service() {
    return binding.settings().service();
  }

  private SdkNames sdk() {
    return new SdkNames(service().client());
  }

  private CodeBlock once() {
    CodeBlock result = binding.settings().failures()
        .map(path -> CodeBlock.of("$T.told(\n$L,\n$L)", service().entryErrors(), json(), failures(path)))
        .orElseGet(() -> CodeBlock.of("$T.of($L)", AwsRuntime.NOTED_RESULT, json()));
    return CodeBlock.builder()
        .addStatement("$T response =\n$L.send(client -> client.$N(request))",
            sdk().response(binding.operation()), call, SdkNames.method(binding.operation()))
        .addStatement("return $L", result)
        .build();
  }

  private CodeBlock waiting(WaitSetting wait) {
    return CodeBlock.builder()
        .addStatement("$T call = $L", AwsRuntime.call(service().client()), call)
        .addStatement("$T response = call.send(client -> client.$N(request))",
            sdk().response(binding.operation()), SdkNames.method(binding.operation()))
        .beginControlFlow("if (input.$N())", fields.get(wait.parameter().text()).accessor())
        .addStatement("return WAITING.await(call, $L, client -> $L)", json(),
            new WaitCode(service().model(), readers).poll(wait))
        .endControlFlow()
        .addStatement("return $T.of($L)", AwsRuntime.NOTED_RESULT, json())
        .build();
  }

  private CodeBlock json() {
    return format.isPresent()
        ? CodeBlock.of("$T.toJson(response, $L)", AwsRuntime.JSON, formatOrTyped())
        : CodeBlock.of("$T.toJson(response)", AwsRuntime.JSON);
  }

  private CodeBlock formatOrTyped() {
    FormatParameter parameter = service().format();
    CodeBlock standard = CodeBlock.of("$T.$N", parameter.type(), parameter.standard());
    return format.isPresent() ? CodeBlock.of("format.orElse($L)", standard) : standard;
  }

  private FieldSpec pages(PagesSetting pages) {
    Shape start = service().model().shape(binding.operation().input().members().get(pages.start()).target());
    boolean byKey = start.kind() == Shape.Kind.MAP;
    CodeBlock size = pages.size()
        .map(member -> CodeBlock.of("$T.of($S)", Optional.class, member.text()))
        .orElseGet(() -> CodeBlock.of("$T.empty()", Optional.class));
    return constant(AwsRuntime.PAGES, "PAGES", CodeBlock.of(
        "new $T($>$>\n$S, $S, $S, $S,\n$L, $L$<$<)", AwsRuntime.PAGED_OPERATION, pages.items().text(), pages.start(),
        pages.nextMember().text(), binding.parameter(pages.start()).orElseThrow(), size, byKey));
  }

  private FieldSpec rounds(Mapping.Entry repeat) {
    String entries = ((Scalar) repeat.value()).text();
    return constant(AwsRuntime.ROUNDS, "ROUNDS", CodeBlock.of(
        "new $T($S, $S, $S)", AwsRuntime.BATCH_OPERATION, entries, repeat.key(),
        binding.parameter(entries).orElseThrow()));
  }

  /** Where the failures are, and the parameter whose entries they belong to: the one list that AWS requires. */
  private CodeBlock failures(Scalar path) {
    List<String> steps = MemberPath.of(path.text()).steps();
    String parameter = binding.operation().input().members().values().stream()
        .filter(member -> member.required() && service().model().shape(member.target()).kind() == Shape.Kind.LIST)
        .flatMap(member -> binding.parameter(member.name()).stream())
        .findFirst()
        .orElse("entry");
    return CodeBlock.of("$S, $S, $S", steps.get(0), steps.get(1), parameter);
  }

  static FieldSpec constant(ClassName type, String name, CodeBlock argument) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer("new $T($>$>\n$L$<$<)", type, argument)
        .build();
  }
}
