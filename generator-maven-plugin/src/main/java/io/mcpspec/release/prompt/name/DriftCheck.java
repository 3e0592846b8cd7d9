package io.mcpspec.release.prompt.name;

import io.mcpspec.document.text.NormalForm;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.prompt.match.PromptChange;
import io.mcpspec.release.prompt.match.SectionChange;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * T08: finds descriptions that promise what this release no longer has: tools, and words of the prompts. Only a
 * description that speaks of guidance is checked against the prompts' words.
 */
public final class DriftCheck {

  private static final Pattern GUIDES = Pattern.compile(
      "\\b(?:prompts?|guid(?:e|es|ance|elines?)|instructions?|playbooks?|best practices?|philosophy|advice|how to)\\b",
      Pattern.CASE_INSENSITIVE);

  /** A name of its own: with capitals inside or throughout, or a capital that no start of a sentence explains. */
  private static final Pattern PROPER = Pattern.compile(
      "\\b(?:\\p{Lu}\\p{Ll}+(?:\\p{Lu}[\\p{Ll}\\p{N}]*)+|\\p{Lu}[\\p{Lu}\\p{N}]{2,}"
          + "|(?<=[^.!?:\\n] )\\p{Lu}\\p{Ll}{2,})\\b");

  /** Letters that a heading needs: shorter ones are found everywhere. */
  private static final int TELLING = 8;

  private final ServedTexts served;
  private final List<PromptChange> prompts;
  private final Findings findings;

  public DriftCheck(ServedTexts served, List<PromptChange> prompts, Findings findings) {
    this.served = served;
    this.prompts = prompts;
    this.findings = findings;
  }

  /**
   * Checks the descriptions of the new side.
   *
   * @param toolsBefore the tools of the old side
   * @param names the tools' names of both sides
   */
  public void check(Set<String> toolsBefore, ToolNames names) {
    Optional<Set<String>> toolsAfter = served.tools();
    Set<String> goneTools = toolsAfter.map(after -> NameChange.without(toolsBefore, after)).orElse(Set.of());
    served.descriptions().forEach((subject, text) -> {
      if (goneTools.stream().anyMatch(text::contains)) { // reading all names takes long
        Set<String> tools = names.in(text);
        tools.retainAll(goneTools);
        report(subject, "still names the tool", tools);
      }
      if (!prompts.isEmpty() && GUIDES.matcher(text).find()) {
        report(subject, "still promises", lostWords(text));
      }
    });
    prompts.forEach(prompt -> unchanged(prompt, goneTools, names));
  }

  /** Reports what a prompt still names; other checks report what it names for the first time. */
  private void unchanged(PromptChange prompt, Set<String> goneTools, ToolNames names) {
    if (goneTools.isEmpty()) {
      return;
    }
    Set<String> open = new TreeSet<>(goneTools);
    open.retainAll(names.in(prompt.before().text()));
    open.retainAll(names.in(prompt.after().text()));
    for (PromptSection section : prompt.after().sections()) {
      Set<String> here = names.in(section.text());
      here.retainAll(open);
      report("prompt/" + prompt.after().id() + "/" + section.id(), "still names the tool", here);
      open.removeAll(here);
    }
  }

  /** Proper names and headings that the prompts had, and that are nowhere in them now. */
  private Set<String> lostWords(String description) {
    String before = prompts.stream().map(prompt -> prompt.before().text()).collect(Collectors.joining("\n"));
    String after = prompts.stream().map(prompt -> prompt.after().text()).collect(Collectors.joining("\n"));
    String now = NormalForm.of(after).toLowerCase(Locale.ROOT);
    Set<String> lost = new TreeSet<>();
    Matcher proper = PROPER.matcher(description);
    while (proper.find()) {
      if (isWord(proper.group(), before) && !now.contains(proper.group().toLowerCase(Locale.ROOT))) {
        lost.add(proper.group());
      }
    }
    String said = NormalForm.of(description).toLowerCase(Locale.ROOT);
    for (PromptChange prompt : prompts) {
      for (SectionChange section : prompt.sections()) {
        String heading = section.after().isPresent() ? "" : NormalForm.ofHeading(section.section().heading());
        if (NormalForm.substance(heading) >= TELLING && isWord(heading, said) && !now.contains(heading)) {
          lost.add(section.section().heading());
        }
      }
    }
    return lost;
  }

  private static boolean isWord(String word, String text) {
    return Pattern.compile("(?<!\\w)" + Pattern.quote(word) + "(?!\\w)").matcher(text).find();
  }

  private void report(String subject, String words, Set<String> lost) {
    if (!lost.isEmpty()) {
      String shown = lost.stream().collect(Collectors.joining("`, `", "`", "`"));
      findings.add(Rule.DESCRIPTION_DRIFT, Level.RISKY, subject,
          subject + ": " + words + " " + shown + ", which this release no longer has", "lost", shown);
    }
  }
}
