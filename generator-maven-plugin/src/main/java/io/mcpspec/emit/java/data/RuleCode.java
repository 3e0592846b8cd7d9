package io.mcpspec.emit.java.data;

import com.squareup.javapoet.CodeBlock;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.emit.java.name.RuntimeTypes;
import io.mcpspec.emit.java.print.Literals;
import io.mcpspec.jsonschema.type.Rule;
import java.util.List;

/** Calls of the reader {@code members} that hold an object to a rule about its members together. */
final class RuleCode {

  private RuleCode() {}

  static CodeBlock of(Rule rule) {
    if (rule instanceof Rule.Count count) {
      CodeBlock most = count.size().max().map(max -> CodeBlock.of("$L", max))
          .orElse(CodeBlock.of("$T.MAX_VALUE", Integer.class));
      return CodeBlock.of("members.count($L, $L)", count.size().min().orElse(0), most);
    }
    if (rule instanceof Rule.Needs needs) {
      return CodeBlock.of("members.needs($L,$W$L)", Literals.string(needs.member()), strings(needs.others()));
    }
    if (rule instanceof Rule.Excludes excludes) {
      return CodeBlock.of(
          "members.excludes($L,$W$L)", Literals.string(excludes.member()), Literals.string(excludes.other()));
    }
    Rule.Narrows narrows = (Rule.Narrows) rule;
    CodeBlock values = narrows.values().stream().map(RuleCode::json).collect(CodeBlock.joining(",$W"));
    return CodeBlock.of(
        "members.narrows($L,$W$L,$W$L)",
        Literals.string(narrows.member()),
        Literals.string(narrows.other()),
        values);
  }

  private static CodeBlock strings(List<String> names) {
    return names.stream().map(Literals::string).collect(CodeBlock.joining(",$W"));
  }

  private static CodeBlock json(Scalar value) {
    CodeBlock literal = value.isString() ? Literals.string(value.text()) : CodeBlock.of("$L", value.text());
    return CodeBlock.of("$T.of($L)", RuntimeTypes.JSON, literal);
  }
}
