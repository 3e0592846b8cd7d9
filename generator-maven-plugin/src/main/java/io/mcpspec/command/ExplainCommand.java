package io.mcpspec.command;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.diagnostic.Explanation;
import io.mcpspec.lint.LintPage;
import io.mcpspec.lint.LintRules;
import io.mcpspec.lint.rule.RuleHeading;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.finding.RulePage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Explains a finding of the compiler, the lint or the diff: what it means, an example, how to fix it.
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

  /** The page of a code or rule; without one, all of them. */
  public Result run(Optional<String> code) {
    List<String> known = Arrays.stream(Code.values()).map(Code::slug).sorted().toList();
    List<String> rules = Stream.concat(
        Arrays.stream(Rule.values()).map(rule -> rule.id() + " " + rule.slug()),
        LintRules.headings().stream().map(RuleHeading::title)).sorted().toList();
    if (code.isEmpty()) {
      List<String> lines = new ArrayList<>(known);
      lines.addAll(rules);
      lines.add("explain one with " + commands.line("explain", "code", "CODE")
          + "; a rule of the diff or the lint by its id or name");
      return new Result.Page(lines);
    }
    return page(code.get()).<Result>map(text -> new Result.Page(text.lines().toList())).orElseGet(() -> {
      List<String> all = new ArrayList<>(known);
      Arrays.stream(Rule.values()).forEach(rule -> all.addAll(List.of(rule.id(), rule.slug())));
      LintRules.headings().forEach(rule -> all.addAll(List.of(rule.id(), rule.name())));
      return new Result.UnknownCode("unknown code `" + code.get() + "`; " + ClosestName.help(code.get(), all,
          "run " + commands.name("explain") + " without a code for the list"));
    });
  }

  /** The compiler's codes, the diff's rules and the lint's have different names. */
  private static Optional<String> page(String code) {
    return Code.of(code).map(Explanation::of)
        .or(() -> Rule.of(code.toUpperCase(Locale.ROOT)).or(() -> Rule.of(code.toLowerCase(Locale.ROOT)))
            .map(rule -> RulePage.of(rule).text()))
        .or(() -> LintRules.of(code).map(rule -> LintPage.of(rule).text()));
  }
}
