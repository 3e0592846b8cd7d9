package io.mcpspec.generator.emit.java;

import com.squareup.javapoet.CodeBlock;
import io.mcpspec.generator.model.Effect;
import io.mcpspec.generator.model.Tool;
import java.util.Optional;

/** The expression for a tool's entry: decode the arguments, call the handler, encode the result. */
record ToolEntryCode(Handlers handlers, BoundCode bound) {

  CodeBlock entry(ToolTypes tool) {
    CodeBlock group =
        tool.tool().group()
            .map(id -> CodeBlock.of("$T.of($L)", Optional.class, Literals.string(id)))
            .orElseGet(() -> CodeBlock.of("$T.empty()", Optional.class));
    return CodeBlock.of(
        "new $T(\n$>$>$L,\n$L,\n$T.$L,\n(arguments, context) ->\n$>$>$L$<$<)$<$<",
        RuntimeTypes.TOOL_ENTRY,
        Literals.string(tool.tool().name()),
        group,
        RuntimeTypes.EFFECT,
        effect(tool.tool()),
        call(tool));
  }

  /** What an imported server does not declare counts as the worst. */
  private static Effect effect(Tool tool) {
    return tool.effect() == Effect.UNKNOWN ? Effect.DESTROY : tool.effect();
  }

  private CodeBlock call(ToolTypes tool) {
    CodeBlock input = CodeBlock.of("$T.decode(arguments, $T::decode)", RuntimeTypes.ARGUMENTS, tool.input());
    Optional<Handlers.Handler> handler = handlers.tool(tool.tool().name());
    if (handler.isEmpty()) {
      return CodeBlock.of("$L.call($L, context)", bound.handlers().get(tool.tool().name()), input);
    }
    CodeBlock result = CodeBlock.of("handlers.$L().call($L, context)", handler.get().method(), input);
    return tool.output().isPresent()
        ? CodeBlock.of("$T.structured($L.toJson())", RuntimeTypes.TOOL_RESULT, result)
        : result;
  }
}
