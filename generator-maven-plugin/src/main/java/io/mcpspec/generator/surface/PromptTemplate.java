package io.mcpspec.generator.surface;

import io.mcpspec.generator.model.Prompt;
import io.mcpspec.generator.model.PromptBody;
import java.util.ArrayList;
import java.util.List;

/**
 * A resource template that serves a prompt's text.
 *
 * @param uri the template, with {@code {release}} and, where {@code section}, {@code {section}}
 * @param section whether it serves one section instead of the whole
 */
public record PromptTemplate(String uri, boolean section) {

  /** The templates of a prompt that is delivered as a resource; only an outline has sections. */
  public static List<PromptTemplate> of(Prompt prompt) {
    List<PromptTemplate> templates = new ArrayList<>();
    prompt.deliver().resource().ifPresent(uri -> {
      templates.add(new PromptTemplate(uri, false));
      if (prompt.body() instanceof PromptBody.Outline) {
        templates.add(new PromptTemplate(uri + "/{section}", true));
      }
    });
    return templates;
  }
}
