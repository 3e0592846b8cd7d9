package io.mcpspec.release.report.html;

import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.report.view.PackageChange;
import io.mcpspec.report.Markup;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What differs in the package: version, dependencies, launch configurations, and the files of its RECORD. */
final class PackagePart {

  private static final Map<PackageChange.Kind, String> TITLES = new EnumMap<>(Map.of(
      PackageChange.Kind.DEPENDENCY, "Dependencies",
      PackageChange.Kind.LAUNCH, "Launch configuration",
      PackageChange.Kind.FILE, "RECORD"));

  private PackagePart() {}

  static void write(Markup page, List<PackageChange> changes, List<Finding> findings) {
    Set<String> unexplained = findings.stream()
        .filter(finding -> finding.rule() == Rule.UNEXPLAINED_FILE_CHANGE)
        .map(Finding::subject).collect(Collectors.toSet());
    page.block("section", "id", "package").block("h2").text("Package").close();
    table(page, "Identity", changes.stream().filter(change -> !TITLES.containsKey(change.kind())).toList(),
        unexplained);
    TITLES.forEach((kind, title) ->
        table(page, title, changes.stream().filter(change -> change.kind() == kind).toList(), unexplained));
    page.close();
  }

  private static void table(Markup page, String title, List<PackageChange> changes, Set<String> unexplained) {
    if (changes.isEmpty()) {
      return;
    }
    page.block("h3").text(title).close();
    page.block("table", "class", "package").block("thead").open("tr");
    page.element("th", "what", "scope", "col").element("th", "before", "scope", "col");
    page.element("th", "after", "scope", "col").close(2).block("tbody");
    for (PackageChange change : changes) {
      page.block("tr").open("th", "scope", "row");
      page.element("code", change.name().isEmpty() ? change.kind().word() : change.name());
      if (unexplained.contains("file/" + change.name())) {
        page.text(" ").element("span", "unexplained", "class", "level breaking");
      }
      page.close();
      value(page, "before", "del", change.before());
      value(page, "after", "ins", change.after());
      page.close();
    }
    page.close(2);
  }

  private static void value(Markup page, String side, String mark, Optional<String> value) {
    page.open("td", "data-side", side);
    value.ifPresentOrElse(text -> page.element(mark, text), () -> page.element("span", "–", "class", "quiet"));
    page.close();
  }
}
