package io.mcpspec.release.prompt.content;

import io.mcpspec.document.text.Quote;
import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.prompt.match.PromptChange;
import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.prompt.match.Unit;
import io.mcpspec.release.prompt.match.UnitRow;
import io.mcpspec.release.review.PromptReview.Row;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** Takes the findings of one prompt and gives them their subjects and places. */
public final class PromptFindings {

  private final PromptChange change;
  private final Findings findings;
  private final Set<String> reported = new HashSet<>();

  public PromptFindings(PromptChange change, Findings findings) {
    this.change = change;
    this.findings = findings;
  }

  public PromptChange change() {
    return change;
  }

  /** A finding about the prompt as a whole. */
  public void add(Rule rule, Level level, String message, String... args) {
    findings.add(rule, level, "prompt/" + change.after().id(), message, args);
  }

  /** A finding about a section. */
  public void add(Rule rule, Level level, SectionChange section, String message, String... args) {
    add(rule, level, section, section.before().map(PromptSection::place), section.after().map(PromptSection::place),
        message, args);
  }

  /** Whether there is a finding about the section yet. */
  public boolean has(SectionChange section) {
    return reported.contains(section.section().id());
  }

  /** A finding about two forms of a sentence, wherever they stand. */
  public void add(Rule rule, Level level, SentencePair pair, String message, String... args) {
    reported.add(pair.from().section().id());
    add(rule, level, pair.to(), place(pair.from().before(), pair.row().left()),
        place(pair.to().after(), pair.row().right()), message, args);
  }

  /** A finding about a sentence or line of a section. */
  public void add(Rule rule, Level level, SectionChange section, UnitRow row, String message, String... args) {
    add(rule, level, section, place(section.before(), row.left()),
        place(section.after(), row.right()), message, args);
  }

  /** A finding about several of them; its place on each side is the first that differs. */
  public void add(Rule rule, Level level, SectionChange section, List<UnitRow> rows, String message, String... args) {
    add(rule, level, section, place(section.before(), first(rows, UnitRow::left)),
        place(section.after(), first(rows, UnitRow::right)), message, args);
  }

  private static Optional<Unit> first(List<UnitRow> rows, Function<UnitRow, Optional<Unit>> side) {
    return rows.stream()
        .filter(row -> row.kind() != Row.Kind.SAME)
        .flatMap(row -> side.apply(row).stream())
        .findFirst();
  }

  private void add(
      Rule rule, Level level, SectionChange section, Optional<Place> before, Optional<Place> after, String message,
      String... args) {
    TreeMap<String, String> named = new TreeMap<>();
    for (int i = 0; i < args.length; i += 2) {
      named.put(args[i], args[i + 1]);
    }
    reported.add(section.section().id());
    String subject = "prompt/" + change.after().id() + "/" + section.section().id();
    String sentence = name(section) + ": " + message;
    findings.add(new Finding(rule, level, subject, rule.audiences(), named, sentence, before, after));
  }

  /** How messages call a section: by its declared id, else by its heading. */
  String name(SectionChange section) {
    String heading = section.section().heading();
    boolean declared = change.after().declared() || heading.isEmpty();
    return "section " + (declared ? "`" + section.section().id() + "`" : Quote.of(heading));
  }

  private static Optional<Place> place(Optional<PromptSection> section, Optional<Unit> unit) {
    return section.map(known -> unit.map(Unit::line).map(known::at).orElse(known.place()));
  }
}
