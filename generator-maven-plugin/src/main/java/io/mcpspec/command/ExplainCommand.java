package io.mcpspec.command;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.diagnostic.Explanation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Explains a finding: what it means, an example, how to fix it.
 *
 * @param commands how the user writes commands and options
 */
public record ExplainCommand(CommandStyle commands) {

  /** The answer: lines to print, or why there are none. */
  public sealed interface Result {

    /** The page of a code, or the list of all codes. */
    record Page(List<String> lines) implements Result {}

    /** The code does not exist. */
    record UnknownCode(String message) implements Result {}
  }

  /** The page of a code; without a code, all codes. */
  public Result run(Optional<String> code) {
    List<String> known = Arrays.stream(Code.values()).map(Code::slug).sorted().toList();
    if (code.isEmpty()) {
      List<String> lines = new ArrayList<>(known);
      lines.add("explain one with " + commands.option("code", "CODE"));
      return new Result.Page(lines);
    }
    return Code.of(code.get())
        .<Result>map(found -> new Result.Page(Explanation.of(found).lines().toList()))
        .orElseGet(() -> new Result.UnknownCode("unknown code `" + code.get() + "`; " + ClosestName.help(code.get(),
            known, "run " + commands.name("explain") + " without " + commands.option("code") + " for the list")));
  }
}
