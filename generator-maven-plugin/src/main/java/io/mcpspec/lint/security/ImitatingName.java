package io.mcpspec.lint.security;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedServer;
import io.mcpspec.lint.rule.LintedTool;
import io.mcpspec.lint.rule.RuleHeading;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** SEC07: the name of a tool can be taken for that of another one, or for a tool that clients bring with them. */
public final class ImitatingName implements LintRule.OfServer {

  private static final Set<String> OF_CLIENTS = Set.of(
      "Bash", "Read", "Write", "Edit", "MultiEdit", "Glob", "Grep", "WebFetch", "WebSearch", "TodoWrite", "Task",
      "bash", "computer", "str_replace_editor", "str_replace_based_edit_tool", "code_execution", "web_fetch",
      "apply_patch", "run_in_terminal", "run_terminal_cmd", "codebase_search", "edit_file", "run_shell_command");

  /** Letters of other scripts, each before the plain one that it looks like. */
  private static final String LOOK_ALIKES = "\u0430a\u0435e\u043eo\u0440p\u0441c\u0443y\u0445x\u0456i\u0458j\u0455s"
      + "\u0501d\u04bbh\u043ak\u0442t\u043cm\u03b1a\u03b5e\u03b9i\u03bak\u03bdv\u03bfo\u03c1p\u03c4t\u03c5u\u0261g";

  @Override
  public RuleHeading heading() {
    return new RuleHeading("SEC07", "imitating-name", Severity.WARNING);
  }

  @Override
  public void check(LintedServer server, FindingSink found) {
    Map<String, String> seen = new HashMap<>();
    for (LintedTool tool : server.tools()) {
      String name = tool.name();
      String other = seen.putIfAbsent(look(name), name);
      if (isDisguised(name)) {
        found.add(Severity.ERROR, tool.place(), "the name `" + name + "` has letters of another script that look like `"
            + plain(name) + "`", "write the name in plain letters");
      } else if (other != null && !other.equals(name)) {
        found.add(tool.place(), "the name `" + name + "` looks like that of the tool `" + other + "`",
            "rename one of them, so that people who approve calls can tell them apart");
      } else if (OF_CLIENTS.contains(name)) {
        found.add(Severity.NOTICE, tool.place(), "the name `" + name + "` is that of a tool of clients",
            "say in the name what it belongs to, such as `notes_" + name.toLowerCase(Locale.ROOT) + "`");
      }
    }
  }

  /** Whether the name is a plain one with letters of other scripts in it; a name in another language is none. */
  private static boolean isDisguised(String name) {
    return name.chars().anyMatch(c -> c >= 0x80) && plain(name).chars().allMatch(c -> c < 0x80);
  }

  /** The name with letters of other scripts replaced by those that they look like. */
  private static String plain(String name) {
    StringBuilder plain = new StringBuilder();
    Normalizer.normalize(name, Normalizer.Form.NFKC).chars().forEach(c -> plain.append((char) replaced(c)));
    return plain.toString();
  }

  private static int replaced(int c) {
    int at = c < 0x80 ? -1 : LOOK_ALIKES.indexOf(Character.toLowerCase(c));
    return at < 0 ? c : LOOK_ALIKES.charAt(at + 1);
  }

  /** What people see of a name at a glance. */
  private static String look(String name) {
    return plain(name).toLowerCase(Locale.ROOT).replaceAll("[-_.]", "")
        .replace('0', 'o').replace('1', 'l').replace("rn", "m").replace("vv", "w");
  }
}
