package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.binding.aws.model.AwsBinding;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Effect;
import io.mcpspec.spec.model.Server;
import io.mcpspec.spec.model.Tool;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * The first example of each tool that reads and is served by default, for the server's rehearsal. In a class of its
 * own: a server in use does not load it.
 */
final class SampleCalls {

  private static final String ALL = "ALL";
  private static final String NO_ANSWER = "{}";

  private final ClassName name;
  private final ClassName rehearsal;
  private final Set<String> groups;
  private final List<AwsBinding> bindings;

  SampleCalls(ClassName name, ClassName rehearsal, Catalog catalog, List<AwsBinding> bindings) {
    this.name = name;
    this.rehearsal = rehearsal;
    this.groups = catalog.server().groups().stream()
        .filter(Server.Group::servedByDefault)
        .map(Server.Group::id)
        .collect(Collectors.toSet());
    this.bindings = bindings;
  }

  /** An expression that opens the rehearsal. */
  CodeBlock rehearsal() {
    return CodeBlock.of("new $T($T.$L)", rehearsal, name, ALL);
  }

  TypeSpec write() {
    ClassName sample = rehearsal.nestedClass("Sample");
    CodeBlock samples = bindings.stream()
        .filter(binding -> isServed(binding.tool()))
        .flatMap(binding -> sample(sample, binding).stream())
        .collect(CodeBlock.joining(",\n"));
    CodeBlock list = samples.isEmpty()
        ? CodeBlock.of("$T.of()", List.class)
        : CodeBlock.of("$T.of(\n$L)", List.class, samples);
    return TypeSpec.classBuilder(name)
        .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
        .addJavadoc("Calls that the spec gives as examples.\n")
        .addField(FieldSpec.builder(ParameterizedTypeName.get(ClassName.get(List.class), sample), ALL)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .initializer(list)
            .build())
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .build();
  }

  private boolean isServed(Tool tool) {
    return tool.effect() == Effect.READ && tool.group().map(groups::contains).orElse(true);
  }

  private static Optional<CodeBlock> sample(ClassName sample, AwsBinding binding) {
    Tool tool = binding.tool();
    return tool.examples().stream().findFirst().map(example -> CodeBlock.of("new $T($>$>$S, $S,\n$S,\n$S$<$<)",
        sample, tool.name(), binding.operation().name(), JsonWriter.compact(example.input()),
        example.output().map(JsonWriter::compact).orElse(NO_ANSWER)));
  }
}
