package io.mcpspec.release.input;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.publish.snapshot.MarkdownSections;
import io.mcpspec.publish.snapshot.PromptText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Prompts of which nothing but the text is known. */
public final class SurfacePrompts {

  private SurfacePrompts() {}

  /** The texts of the answers in a surface's {@code promptMessages}. */
  public static List<PromptText> of(Mapping surface) {
    List<PromptText> prompts = new ArrayList<>();
    surface.mapping("promptMessages").ifPresent(answers -> answers.entries().forEach(entry -> {
      if (entry.value() instanceof Mapping answer) {
        prompts.add(prompt(entry.key(), "prompts/" + entry.key() + ".md", text(answer)));
      }
    }));
    return prompts;
  }

  /**
   * A text whose sections nobody declared.
   *
   * @param file where people find the text
   */
  public static PromptText prompt(String name, String file, String text) {
    return new PromptText(name, text, MarkdownSections.of(file, text), false, 0);
  }

  private static String text(Mapping answer) {
    return answer.mappings("messages").stream()
        .flatMap(message -> message.mapping("content").stream())
        .flatMap(content -> content.text("text").stream())
        .collect(Collectors.joining("\n\n"));
  }
}
