package io.mcpspec.release.prompt.check;

import io.mcpspec.release.prompt.check.LayoutChange.Named;
import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.rule.Level;
import io.mcpspec.release.rule.Rule;
import io.mcpspec.release.text.Quote;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Layouts that the model is to fill in: their headings, columns, fields and checklist items. What goes missing breaks
 * whoever looks for it; what comes new changes what is written.
 */
final class LayoutCheck {

  private static final int SHOWN = 5;

  /** What happened below one heading of a layout. */
  private static final class Group {

    private final List<String> removed = new ArrayList<>();
    private final List<String> added = new ArrayList<>();
    private final List<String> changed = new ArrayList<>();
    private boolean breaking;

    private String words() {
      List<String> words = new ArrayList<>(changed);
      if (!removed.isEmpty()) {
        words.add("removed " + listed(removed));
      }
      if (!added.isEmpty()) {
        words.add("new " + listed(added));
      }
      return String.join("; ", words);
    }

    private static String listed(List<String> names) {
      String shown = String.join(", ", names.subList(0, Math.min(SHOWN, names.size())));
      return names.size() <= SHOWN ? shown : shown + " and " + (names.size() - SHOWN) + " more";
    }
  }

  private final PromptFindings findings;

  LayoutCheck(PromptFindings findings) {
    this.findings = findings;
  }

  void check() {
    findings.change().sections().forEach(this::check);
  }

  private void check(SectionChange section) {
    LayoutChange change = new LayoutChange(section);
    if (!section.isPair() && !section.isInTemplate()) {
      whole(section, change);
      return;
    }
    Map<String, Group> groups = new LinkedHashMap<>();
    change.removed().forEach(part -> removed(part, group(part, groups)));
    change.renamed().forEach((old, now) -> renamed(old, now, group(now, groups)));
    change.added().forEach(part -> group(part, groups).added.add(named(part)));
    groups.forEach((heading, group) -> report(section, heading, group));
  }

  private static Group group(Named part, Map<String, Group> groups) {
    return groups.computeIfAbsent(part.heading(), key -> new Group());
  }

  private static void removed(Named part, Group group) {
    group.removed.add(named(part));
    group.breaking = true;
  }

  private static void renamed(Named old, Named now, Group group) {
    group.changed.add(old.kind() + " " + Quote.of(old.name()) + " → " + Quote.of(now.name()));
    group.breaking |= old.kind() != LayoutPart.Kind.CHECK;
  }

  private static String named(Named part) {
    return part.kind() + " " + Quote.of(part.name());
  }

  private void report(SectionChange section, String heading, Group group) {
    boolean own = heading.isEmpty() || section.isInTemplate();
    String where = own ? "layout: " : "layout under " + Quote.of(heading) + ": ";
    findings.add(Rule.OUTPUT_TEMPLATE_CHANGED, group.breaking ? Level.BREAKING : Level.RISKY, section,
        where + group.words(), "heading", heading, "change", group.words());
  }

  /** A layout that came or went with the section that it stands in. */
  private void whole(SectionChange section, LayoutChange change) {
    boolean gone = section.after().isEmpty();
    List<Named> parts = gone ? change.removed() : change.added();
    if (!parts.isEmpty()) {
      findings.add(Rule.OUTPUT_TEMPLATE_CHANGED, gone ? Level.BREAKING : Level.RISKY, section,
          (gone ? "removed the layout with " : "new layout with ") + Group.listed(
              parts.stream().map(LayoutCheck::named).toList()),
          "change", gone ? "removed" : "added");
    }
  }
}
