package io.mcpspec.emit.java.server;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import io.mcpspec.emit.java.name.RuntimeTypes;
import io.mcpspec.emit.java.name.ToolTypes;
import io.mcpspec.emit.java.print.Literals;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** A tool in the list of the server's code: decode the arguments, call the handler, encode the result. */
record ToolEntryCode(Handlers handlers, BoundCode bound) {

  /** The entry in the list of tools. */
  CodeBlock entry(ToolTypes tool, String method) {
    CodeBlock group =
        tool.tool().group()
            .map(id -> CodeBlock.of("$T.of($L)", Optional.class, Literals.string(id)))
            .orElseGet(() -> CodeBlock.of("$T.empty()", Optional.class));
    return CodeBlock.of(
        "new $T($L, $L, $T.$L, this::$L)",
        RuntimeTypes.TOOL_ENTRY,
        Literals.string(tool.tool().name()),
        group,
        RuntimeTypes.EFFECT,
        tool.tool().effect().guarded(),
        method);
  }

  /** The method that runs the tool. Its handler's classes load when it is first called. */
  MethodSpec method(ToolTypes tool, String name) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE)
        .returns(RuntimeTypes.TOOL_RESULT)
        .addParameter(RuntimeTypes.JSON_OBJECT, "arguments")
        .addParameter(RuntimeTypes.WRITE_CONTEXT, "context")
        .addStatement("$T input = $L", tool.input(), input(tool))
        .addStatement("return $L", call(tool))
        .build();
  }

  private CodeBlock input(ToolTypes tool) {
    return Optional.ofNullable(bound.inputs().get(tool.tool().name()))
        .orElseGet(() -> CodeBlock.of("$T.decode(arguments, $T::decode)", RuntimeTypes.ARGUMENTS, tool.input()));
  }

  private CodeBlock call(ToolTypes tool) {
    Optional<Handlers.Handler> handler = handlers.tool(tool.tool().name());
    if (handler.isEmpty()) {
      return CodeBlock.of("$L.call(input, context)", bound.handlers().get(tool.tool().name()));
    }
    CodeBlock result = CodeBlock.of("handlers.$L().call(input, context)", handler.get().method());
    return tool.output().isPresent()
        ? CodeBlock.of("$T.structured($L.toJson())", RuntimeTypes.TOOL_RESULT, result)
        : result;
  }
}
