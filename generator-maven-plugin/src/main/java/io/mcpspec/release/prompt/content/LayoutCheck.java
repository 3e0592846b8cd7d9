package io.mcpspec.release.prompt.content;

import io.mcpspec.document.text.Quote;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.prompt.content.LayoutChange.Named;
import io.mcpspec.release.prompt.match.SectionChange;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * P18: compares layouts that the model fills in: their headings, columns, fields and checklist items. A missing part
 * breaks its readers; a new part changes what the model writes.
 */
public final class LayoutCheck {

  private static final int SHOWN = 5;

  /** What happened below one heading of a layout. */
  private static final class Group {

    private final Map<LayoutPart.Kind, Set<String>> removed = new EnumMap<>(LayoutPart.Kind.class);
    private final Map<LayoutPart.Kind, Set<String>> added = new EnumMap<>(LayoutPart.Kind.class);
    private final List<String> changed = new ArrayList<>();
    private boolean breaking;

    private String words() {
      List<String> words = new ArrayList<>(changed);
      removed.forEach((kind, names) -> words.add("removed " + listed(kind, names)));
      added.forEach((kind, names) -> words.add("new " + listed(kind, names)));
      return String.join("; ", words);
    }
  }

  private final PromptFindings findings;

  public LayoutCheck(PromptFindings findings) {
    this.findings = findings;
  }

  public void check() {
    findings.change().sections().forEach(this::check);
  }

  private void check(SectionChange section) {
    LayoutChange change = new LayoutChange(section);
    if (!section.isPair() && !section.isInTemplate()) {
      whole(section, change);
      return;
    }
    Map<String, Group> groups = new LinkedHashMap<>();
    change.renamed().forEach((old, now) -> renamed(old, now, group(now, groups)));
    change.removed().forEach(part -> {
      Group group = group(part, groups);
      put(part, group.removed);
      group.breaking = true;
    });
    change.added().forEach(part -> put(part, group(part, groups).added));
    groups.forEach((heading, group) -> report(section, heading, group));
  }

  /** Headings that came or went are one group, whatever stands below them. */
  private static Group group(Named part, Map<String, Group> groups) {
    return groups.computeIfAbsent(part.isHeading() ? "" : part.heading(), key -> new Group());
  }

  private static void put(Named part, Map<LayoutPart.Kind, Set<String>> parts) {
    parts.computeIfAbsent(part.kind(), key -> new LinkedHashSet<>()).add(part.name());
  }

  private static void renamed(Named old, Named now, Group group) {
    group.changed.add(old.kind() + " " + Quote.of(old.name()) + " → " + Quote.of(now.name()));
    group.breaking |= old.kind() != LayoutPart.Kind.CHECK;
  }

  private static String listed(LayoutPart.Kind kind, Collection<String> names) {
    String shown = names.stream().limit(SHOWN).map(Quote::of).collect(Collectors.joining(", "));
    String more = names.size() <= SHOWN ? "" : " and " + (names.size() - SHOWN) + " more";
    return kind + (names.size() == 1 ? " " : "s ") + shown + more;
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
    List<String> headings = parts.stream().filter(Named::isHeading).map(Named::name).distinct().toList();
    if (!headings.isEmpty()) {
      findings.add(Rule.OUTPUT_TEMPLATE_CHANGED, gone ? Level.BREAKING : Level.RISKY, section,
          (gone ? "removed the layout with " : "new layout with ") + listed(LayoutPart.Kind.HEADING, headings),
          "change", gone ? "removed" : "added");
    }
  }
}
