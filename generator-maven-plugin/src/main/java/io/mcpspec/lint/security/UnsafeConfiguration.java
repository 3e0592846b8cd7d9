package io.mcpspec.lint.security;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.markdown.Block;
import io.mcpspec.document.markdown.MarkdownText;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedServer;
import io.mcpspec.lint.rule.LintedText;
import io.mcpspec.lint.rule.LintedText.Role;
import io.mcpspec.lint.rule.RuleHeading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * SEC08: a text shows a configuration that turns off what protects the user, or that lacks the switch for read-only
 * where the server has one. People paste what is shown.
 */
public final class UnsafeConfiguration implements LintRule.OfServer {

  private static final Pattern UNSAFE = Pattern.compile(
      "--dangerously-[a-z-]+|NODE_TLS_REJECT_UNAUTHORIZED[\"'\\s=:]+0"
          + "|\"(?:autoApprove|alwaysAllow)\"\\s*:\\s*\\[\\s*\"\\*\""
          + "|\\b(?:curl|wget)\\b[^|\\n]{0,200}\\|\\s*(?:sudo\\s+)?(?:ba|z)?sh\\b"
          + "|--no-verify-ssl|verify_ssl[\"'\\s=:]+false",
      Pattern.CASE_INSENSITIVE);
  private static final Pattern LAUNCH =
      Pattern.compile("\"mcpServers\"|\"servers\"\\s*:\\s*\\{|\\[mcp_servers\\.|\"command\"\\s*:[^}]*\"args\"\\s*:");
  private static final Pattern READ_ONLY =
      Pattern.compile("(?<![\\w%-])[A-Z][A-Z0-9]*(?:[_-][A-Z0-9]+)*[_-]READ[_-]?ONLY\\b|--read-?only\\b");

  @Override
  public RuleHeading heading() {
    return new RuleHeading("SEC08", "unsafe-configuration", Severity.WARNING);
  }

  @Override
  public void check(LintedServer server, FindingSink found) {
    List<LintedText> texts = server.texts().stream().filter(text -> isShown(text.role())).toList();
    Optional<String> flag = readOnlyFlag(server, texts);
    for (LintedText text : texts) {
      Matcher unsafe = UNSAFE.matcher(text.text());
      while (unsafe.find()) {
        found.add(text.place(unsafe.start()), "the text shows `" + unsafe.group().replaceAll("\\s+", " ")
            + "`, which turns off what protects the user", "show a configuration that is safe to paste");
      }
      flag.ifPresent(name -> checkLaunches(text, name, found));
    }
  }

  private static boolean isShown(Role role) {
    return role == Role.CONTENT || role == Role.DESCRIPTION || role == Role.VALUE;
  }

  /** The switch for read-only, by what starts the server or by what its texts say. */
  private static Optional<String> readOnlyFlag(LintedServer server, List<LintedText> texts) {
    List<String> known = new ArrayList<>();
    server.snapshot().packaged().ifPresent(packaged -> packaged.launches().forEach(launch ->
        launch.configuration().mapping("env").ifPresent(env -> known.addAll(env.keys()))));
    texts.forEach(text -> known.add(text.text().replace("%22", "\""))); // links carry configurations, too
    return known.stream().map(READ_ONLY::matcher).filter(Matcher::find).map(Matcher::group).findFirst();
  }

  private static void checkLaunches(LintedText text, String flag, FindingSink found) {
    if (!LAUNCH.matcher(text.text()).find()) {
      return;
    }
    for (Block block : MarkdownText.of(text.text()).blocks()) {
      if (block instanceof Block.Code code && LAUNCH.matcher(code.content()).find()
          && !READ_ONLY.matcher(code.content()).find()) {
        found.add(text.place(code.start()), "the configuration shown does not set `" + flag
            + "`, so whoever pastes it lets the server write",
            "set `" + flag + "` in it; who wants to write can take it out");
      }
    }
  }
}
