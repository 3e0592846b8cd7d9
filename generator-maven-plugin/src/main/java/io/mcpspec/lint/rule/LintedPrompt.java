package io.mcpspec.lint.rule;

import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import java.util.List;
import java.util.Optional;

/**
 * A prompt's text, or a Markdown file as one.
 *
 * @param prompt the text with its sections
 * @param server what serves it; without tools for a Markdown file
 */
public record LintedPrompt(PromptText prompt, LintedServer server) {

  public String text() {
    return prompt.text();
  }

  public List<PromptSection> sections() {
    return prompt.sections();
  }

  public String subject() {
    return "prompt/" + prompt.id();
  }

  /** The place of a character of a section's text. */
  public LintPlace place(PromptSection section, int offset) {
    String before = section.text().substring(0, Math.min(offset, section.text().length()));
    int line = (int) before.chars().filter(c -> c == '\n').count();
    int column = before.codePointCount(before.lastIndexOf('\n') + 1, before.length()) + 1;
    boolean isKnown = !section.at(line).file().isEmpty();
    return new LintPlace(subject() + "/" + section.id(),
        isKnown ? Optional.of(section.at(line)) : Optional.empty(), isKnown ? column : 0);
  }

  /** The place of a character of the whole text. Sections are gapless. */
  public LintPlace place(int offset) {
    int from = 0;
    for (PromptSection section : sections()) {
      int to = from + section.text().length();
      if (offset < to) {
        return place(section, offset - from);
      }
      from = to;
    }
    return sections().isEmpty()
        ? new LintPlace(subject(), Optional.empty(), 0)
        : place(sections().get(sections().size() - 1), Integer.MAX_VALUE);
  }
}
