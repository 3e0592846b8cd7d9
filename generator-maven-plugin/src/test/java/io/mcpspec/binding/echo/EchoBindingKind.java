package io.mcpspec.binding.echo;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.binding.BindingKind;
import io.mcpspec.binding.BoundTools;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.emit.java.name.RuntimeTypes;
import io.mcpspec.emit.java.print.JavaSource;
import io.mcpspec.emit.java.print.Literals;
import io.mcpspec.emit.java.server.BoundCode;
import io.mcpspec.spec.model.Binding;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Tool;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** {@code binding: { echo: "Hello" }}: answers every call with the text. The smallest kind of binding. */
public final class EchoBindingKind implements BindingKind {

  /** A binding as it was read. */
  private record Echo(String tool, String text) {}

  @Override
  public String kind() {
    return "echo";
  }

  @Override
  public BoundTools bind(Catalog catalog, List<Tool> tools, Diagnostics diagnostics) {
    List<Echo> echoes = tools.stream().flatMap(tool -> read(tool, diagnostics).stream()).toList();
    return types -> code(catalog.server().java().packageName() + ".echo", echoes);
  }

  private static Optional<Echo> read(Tool tool, Diagnostics diagnostics) {
    Binding binding = tool.binding().orElseThrow();
    if (binding.target().isBlank()) {
      diagnostics.report(Code.UNKNOWN_VALUE, binding.targetSpan(), "an echo without a text", "write what to answer");
      return Optional.empty();
    }
    return Optional.of(new Echo(tool.name(), binding.target()));
  }

  private static BoundCode code(String javaPackage, List<Echo> echoes) {
    ClassName handler = ClassName.get(javaPackage, "EchoHandler");
    BoundCode.Builder code = BoundCode.builder().artifact(JavaSource.artifact(javaPackage, handler(handler)));
    echoes.forEach(echo ->
        code.handler(echo.tool(), CodeBlock.of("new $T($L)", handler, Literals.string(echo.text()))));
    return code.build();
  }

  private static TypeSpec handler(ClassName name) {
    return TypeSpec.classBuilder(name)
        .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
        .addField(String.class, "text", Modifier.PRIVATE, Modifier.FINAL)
        .addMethod(MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PUBLIC)
            .addParameter(String.class, "text")
            .addStatement("this.text = text")
            .build())
        .addMethod(MethodSpec.methodBuilder("call")
            .addModifiers(Modifier.PUBLIC)
            .returns(RuntimeTypes.TOOL_RESULT)
            .addParameter(Object.class, "input")
            .addParameter(Object.class, "context")
            .addStatement("return $T.text(text)", RuntimeTypes.TOOL_RESULT)
            .build())
        .build();
  }
}
