package io.mcpspec.publish.snapshot;

import io.mcpspec.document.node.Mapping;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One prompt's text as a client gets it without arguments.
 *
 * @param id the prompt's name
 * @param text all of it
 * @param sections the sections, in order, gapless: known from the outline, or read from the headings
 * @param declared whether the sections' ids were declared by people, so that they can be matched by id
 * @param budget the most tokens that it may have; 0 when no budget was declared
 */
public record PromptText(String id, String text, List<PromptSection> sections, boolean declared, int budget) {

  /**
   * A text whose sections are read from its headings.
   *
   * @param file where people find the text
   */
  public static PromptText undeclared(String id, String file, String text) {
    return new PromptText(id, text, MarkdownSections.of(file, text), false, 0);
  }

  /** The texts of the answers in a surface's {@code promptMessages}. */
  public static List<PromptText> answered(Mapping surface) {
    List<PromptText> prompts = new ArrayList<>();
    surface.mapping("promptMessages").ifPresent(answers -> answers.entries().forEach(entry -> {
      if (entry.value() instanceof Mapping answer) {
        prompts.add(undeclared(entry.key(), "prompts/" + entry.key() + ".md", text(answer)));
      }
    }));
    return prompts;
  }

  /**
   * A text of written messages, whose sections are read from its headings.
   *
   * @param lines where each line of the text was written
   */
  public static PromptText written(String id, String text, List<Place> lines) {
    List<PromptSection> sections = MarkdownSections.of("", text).stream()
        .map(section -> section.withPlaces(place -> lines.get(Math.min(place.line(), lines.size()) - 1)))
        .toList();
    return new PromptText(id, text, sections, false, 0);
  }

  /** The same text under another name. */
  public PromptText withId(String other) {
    return new PromptText(other, text, sections, declared, budget);
  }

  private static String text(Mapping answer) {
    return answer.mappings("messages").stream()
        .flatMap(message -> message.mapping("content").stream())
        .flatMap(content -> content.text("text").stream())
        .collect(Collectors.joining("\n\n"));
  }
}
