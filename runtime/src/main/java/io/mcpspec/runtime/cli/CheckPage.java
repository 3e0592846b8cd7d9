package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.dispatch.McpServer;
import io.mcpspec.runtime.server.Check;
import io.mcpspec.runtime.server.Finding;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.server.ServerOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The page that {@code --check} shows. */
record CheckPage(List<Finding> findings) {

  static CheckPage run(McpServer server, Map<String, String> environment, ServerDefinition definition) {
    List<Finding> findings = new ArrayList<>();
    server.unansweredTools().stream()
        .map(tool -> Finding.failure("tool", "`" + tool + "` is published, and no handler answers it"))
        .forEach(findings::add);
    server.manifest().environment().stream()
        .filter(variable -> environment.containsKey(variable.name()))
        .map(variable -> Finding.ok("environment", variable.name() + " = "
            + (variable.secret() ? "(set, not shown)" : environment.get(variable.name()))))
        .forEach(findings::add);
    guards(server.options(), findings);
    List<String> wrong = definition.settingFaults(environment);
    wrong.forEach(fault -> findings.add(Finding.failure("setting", fault)));
    if (wrong.isEmpty()) { // with a wrong setting nothing else can be found out
      definition.checks().forEach(check -> findings.addAll(run(check)));
    }
    return new CheckPage(findings);
  }

  private static void guards(ServerOptions options, List<Finding> findings) {
    if (options.readOnly()) {
      findings.add(Finding.ok("read-only", "tools that change something are hidden and refused"));
    }
    options.resources().forEach(limit -> findings.add(Finding.ok(
        limit.scope().plural(), "only those that match " + limit.allowed().quoted() + " may be touched")));
  }

  boolean failed() {
    return count(Finding.Level.FAILURE) > 0;
  }

  String text() {
    StringBuilder page = new StringBuilder();
    for (Finding finding : findings) {
      String level = finding.level().name().toLowerCase(Locale.ROOT);
      String head = String.format(Locale.ROOT, "%-8s %-12s ", level, finding.subject());
      page.append(new Row(head, finding.text()).wrapped());
    }
    return page.append(summary()).append('\n').toString();
  }

  private String summary() {
    long failures = count(Finding.Level.FAILURE);
    long warnings = count(Finding.Level.WARNING);
    if (failures == 0 && warnings == 0) {
      return "everything that was looked at works";
    }
    return number(failures, "failure") + ", " + number(warnings, "warning");
  }

  private static String number(long count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  private long count(Finding.Level level) {
    return findings.stream().filter(finding -> finding.level() == level).count();
  }

  private static List<Finding> run(Check check) {
    try {
      return check.run();
    } catch (RuntimeException | LinkageError e) {
      return List.of(Finding.failure("check", "a check broke off: " + e));
    }
  }
}
