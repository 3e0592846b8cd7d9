package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.binding.aws.model.AwsBinding;
import io.mcpspec.binding.aws.model.BoundService;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.print.JavaSource;
import io.mcpspec.emit.java.server.BoundCode;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Effect;
import io.mcpspec.spec.model.Tool;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes the handlers of all tools that are bound to AWS, and what the server's class needs to make them. */
public final class AwsEmitter {

  private final BoundService service;
  private final String clients;
  private final Catalog catalog;
  private final List<AwsBinding> bindings;
  private final JavaTypes types;
  private final String javaPackage;

  public AwsEmitter(BoundService service, Catalog catalog, List<AwsBinding> bindings, JavaTypes types) {
    this.service = service;
    this.clients = SdkNames.decapitalized(service.clients().simpleName());
    this.catalog = catalog;
    this.bindings = bindings;
    this.types = types;
    this.javaPackage = catalog.server().java().packageName() + ".aws";
  }

  public BoundCode emit() {
    BoundCode.Builder code = BoundCode.builder()
        .field(FieldSpec.builder(service.clients(), clients, Modifier.PRIVATE).build())
        .method(clients())
        .check(CodeBlock.of("new $T(this::$N)", AwsRuntime.CHECK, clients))
        .settingFaults(CodeBlock.of("$T.faults(environment, $S)", AwsRuntime.SETTINGS, service.endpointVariable()))
        .closing(CodeBlock.builder()
            .beginControlFlow("if ($N != null)", clients)
            .addStatement("$N.close()", clients)
            .endControlFlow()
            .build());
    handlers(code);
    service.scopes(clients, bindings.stream().map(binding -> binding.tool().name()).toList()).forEach(code::scope);
    SampleCalls samples =
        new SampleCalls(ClassName.get(javaPackage, "SampleCalls"), service.rehearsal(), catalog, bindings);
    return code.artifact(JavaSource.artifact(javaPackage, samples.write())).rehearsal(samples.rehearsal()).build();
  }

  private void handlers(BoundCode.Builder code) {
    Map<String, String> readers = AwsBinding.readers(bindings);
    ClassName commonErrors = ClassName.get(javaPackage, "CommonErrors");
    code.artifact(JavaSource.artifact(javaPackage, commonErrors(commonErrors)));
    for (AwsBinding binding : bindings) {
      String tool = binding.tool().name();
      ClassName handler = ClassName.get(javaPackage, types.tool(tool).baseName() + "Handler");
      HandlerWriter writer = new HandlerWriter(handler, binding, types, readers);
      code.artifact(JavaSource.artifact(javaPackage, writer.write(ownErrors(binding.tool()), commonErrors)))
          .handler(tool, CodeBlock.of("new $T($N())", handler, clients));
      if (writer.readsValues()) {
        code.input(tool, CodeBlock.of("$T.input(arguments)", handler));
      }
    }
  }

  /**
   * Makes the server's clients when a call first needs them: many servers are asked for their lists alone. What reads
   * is what tools with the effect {@code read} call, and what joins pages.
   */
  private MethodSpec clients() {
    Stream<String> read = bindings.stream()
        .filter(binding -> binding.tool().effect() == Effect.READ)
        .map(binding -> binding.operation().name());
    Stream<String> paging = bindings.stream()
        .filter(binding -> binding.settings().pages().isPresent())
        .flatMap(paged -> service.pagingOperations().stream());
    CodeBlock operations = Stream.concat(read, paging)
        .distinct()
        .sorted()
        .map(name -> CodeBlock.of("$S", name))
        .collect(CodeBlock.joining(",$W"));
    return MethodSpec.methodBuilder(clients)
        .addModifiers(Modifier.PRIVATE, Modifier.SYNCHRONIZED)
        .returns(service.clients())
        .beginControlFlow("if ($N == null)", clients)
        .addStatement("$N = $T.of($T.of($L))", clients, service.clients(), List.class, operations)
        .endControlFlow()
        .addStatement("return $N", clients)
        .build();
  }

  private Map<String, String> ownErrors(Tool tool) {
    Map<String, String> own = new LinkedHashMap<>(tool.errors().texts());
    own.keySet().retainAll(tool.errors().own().keySet());
    return own;
  }

  private TypeSpec commonErrors(ClassName name) {
    return TypeSpec.classBuilder(name)
        .addModifiers(Modifier.FINAL)
        .addJavadoc("What to do next, by AWS error code, for tools that say nothing of their own.\n")
        .addField(ErrorTexts.field("TEXTS", catalog.server().errors()).build())
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .build();
  }
}
