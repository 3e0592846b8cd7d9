package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.setting.AwsBinding;
import io.mcpspec.emit.Artifact;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.print.JavaSource;
import io.mcpspec.emit.java.print.Literals;
import io.mcpspec.emit.java.server.BoundCode;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Effect;
import io.mcpspec.spec.model.Tool;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes the handlers of all tools that are bound to AWS, and what the server's class needs to make them. */
public final class AwsEmitter {

  private static final String CLIENTS = "dynamoDbClients";
  private static final String DESCRIBE_TABLE = "DescribeTable";

  private final ServiceModel model;
  private final Catalog catalog;
  private final List<AwsBinding> bindings;
  private final JavaTypes types;
  private final String javaPackage;

  public AwsEmitter(ServiceModel model, Catalog catalog, List<AwsBinding> bindings, JavaTypes types) {
    this.model = model;
    this.catalog = catalog;
    this.bindings = bindings;
    this.types = types;
    this.javaPackage = catalog.server().javaPackage() + ".aws";
  }

  public BoundCode emit() {
    Map<String, String> readers = AwsBinding.readers(bindings);
    ClassName commonErrors = ClassName.get(javaPackage, "CommonErrors");
    List<Artifact> artifacts = new ArrayList<>();
    artifacts.add(JavaSource.artifact(javaPackage, commonErrors(commonErrors)));
    Map<String, CodeBlock> handlers = new LinkedHashMap<>();
    Map<String, CodeBlock> inputs = new LinkedHashMap<>();
    for (AwsBinding binding : bindings) {
      String tool = binding.tool().name();
      ClassName handler = ClassName.get(javaPackage, types.tool(tool).baseName() + "Handler");
      HandlerWriter writer = new HandlerWriter(handler, binding, model, types, readers);
      artifacts.add(JavaSource.artifact(javaPackage, writer.write(ownErrors(binding.tool()), commonErrors)));
      handlers.put(tool, CodeBlock.of("new $T($N())", handler, CLIENTS));
      if (writer.readsValues()) {
        inputs.put(tool, CodeBlock.of("$T.input(arguments)", handler));
      }
    }
    SampleCalls samples = samples(bindings);
    artifacts.add(JavaSource.artifact(javaPackage, samples.write()));
    return code(bindings, artifacts, handlers, inputs, samples);
  }

  private SampleCalls samples(List<AwsBinding> bindings) {
    return new SampleCalls(ClassName.get(javaPackage, "SampleCalls"), catalog, bindings);
  }

  private static BoundCode code(List<AwsBinding> bindings, List<Artifact> artifacts, Map<String, CodeBlock> handlers,
      Map<String, CodeBlock> inputs, SampleCalls samples) {
    return new BoundCode(
        artifacts,
        List.of(FieldSpec.builder(AwsRuntime.CLIENTS, CLIENTS, Modifier.PRIVATE).build()),
        List.of(clients(bindings)),
        handlers,
        inputs,
        List.of(CodeBlock.of("new $T(this::$N)", AwsRuntime.CHECK, CLIENTS)),
        List.of(scope(handlers.keySet())),
        List.of(samples.rehearsal()),
        List.of(CodeBlock.builder()
            .beginControlFlow("if ($N != null)", CLIENTS)
            .addStatement("$N.close()", CLIENTS)
            .endControlFlow()
            .build()));
  }

  /** The tools that are bound keep to the tables; what is written in Java may not. */
  private static CodeBlock scope(Set<String> tools) {
    CodeBlock names = tools.stream().map(Literals::string).collect(CodeBlock.joining(",$W"));
    return CodeBlock.of("new $T(this::$N, $T.of($L))", AwsRuntime.SCOPE, CLIENTS, Set.class, names);
  }

  /**
   * Makes the server's clients when a call first needs them: many servers are asked for their lists alone. What reads
   * is what tools with the effect {@code read} call, and the table's description, which the end of a page by its size
   * may need.
   */
  private static MethodSpec clients(List<AwsBinding> bindings) {
    Stream<String> read = bindings.stream()
        .filter(binding -> binding.tool().effect() == Effect.READ)
        .map(binding -> binding.operation().name());
    Stream<String> described = bindings.stream()
        .filter(binding -> binding.settings().pages().isPresent())
        .map(paged -> DESCRIBE_TABLE);
    CodeBlock operations = Stream.concat(read, described)
        .distinct()
        .sorted()
        .map(name -> CodeBlock.of("$S", name))
        .collect(CodeBlock.joining(",$W"));
    return MethodSpec.methodBuilder(CLIENTS)
        .addModifiers(Modifier.PRIVATE, Modifier.SYNCHRONIZED)
        .returns(AwsRuntime.CLIENTS)
        .beginControlFlow("if ($N == null)", CLIENTS)
        .addStatement("$N = $T.of($T.of($L))", CLIENTS, AwsRuntime.CLIENTS, List.class, operations)
        .endControlFlow()
        .addStatement("return $N", CLIENTS)
        .build();
  }

  private Map<String, String> ownErrors(Tool tool) {
    Map<String, String> own = new LinkedHashMap<>(tool.errors());
    own.keySet().retainAll(tool.ownErrors().keySet());
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
