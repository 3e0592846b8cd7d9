package io.mcpspec.lint.security;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedTool;
import io.mcpspec.lint.rule.RuleHeading;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** SEC05: the hints of a tool say something else than its name. Clients ask their user, or do not, by these hints. */
public final class HintMismatch implements LintRule.OfTool {

  private static final Set<String> DESTROYING = Set.of(
      "delete", "remove", "drop", "destroy", "purge", "wipe", "erase", "truncate", "uninstall", "terminate");
  private static final Set<String> WRITING = Set.of(
      "create", "update", "put", "insert", "write", "send", "post", "upload", "edit", "rename", "execute", "kill",
      "restart", "upsert", "append", "assign");
  private static final Set<String> READING = Set.of("get", "list", "describe", "read", "search", "find", "fetch");

  @Override
  public RuleHeading heading() {
    return new RuleHeading("SEC05", "hint-mismatch", Severity.WARNING);
  }

  @Override
  public void check(LintedTool tool, FindingSink found) {
    Set<String> verbs = verbs(tool.name());
    boolean reads = isAny(verbs, READING);
    boolean destroys = !reads && isAny(verbs, DESTROYING);
    if (tool.isReadOnly() && (destroys || !reads && isAny(verbs, WRITING))) {
      found.add(Severity.ERROR, tool.place("annotations"),
          "`" + tool.name() + "` has `readOnlyHint: true`, and its name says that it changes something",
          "correct the hint or the effect; or give the tool a name that says that it only reads");
    } else if (destroys && !tool.hint("destructiveHint").orElse(true)) {
      boolean removes = verbs.contains("remove"); // a link, a label, a member: seldom lost for good
      found.add(removes ? Severity.NOTICE : Severity.WARNING, tool.place("annotations"),
          "`" + tool.name() + "` has `destructiveHint: false`, and its name says that it destroys something",
          "correct the hint or the effect, or give the tool another name");
    } else if (reads && tool.hint("destructiveHint").orElse(false) && !tool.isReadOnly()) {
      found.add(Severity.NOTICE, tool.place("annotations"),
          "`" + tool.name() + "` has `destructiveHint: true`, and its name says that it only reads",
          "correct the hints or the effect, or give the tool a name that says what it changes");
    }
  }

  private static boolean isAny(Set<String> verbs, Set<String> known) {
    return verbs.stream().anyMatch(known::contains);
  }

  /** The first and the last word of a name, however words are joined: one of them is the verb. */
  private static Set<String> verbs(String name) {
    List<String> words = NameWords.of(name);
    return new HashSet<>(List.of(words.get(0), words.get(words.size() - 1)));
  }
}
