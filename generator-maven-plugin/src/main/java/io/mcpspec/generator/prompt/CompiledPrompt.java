package io.mcpspec.generator.prompt;

import io.mcpspec.generator.model.Prompt;
import io.mcpspec.generator.tree.Mapping;
import java.util.List;

/**
 * A prompt's content in one release.
 *
 * @param prompt the prompt
 * @param release the release's id
 * @param messages what {@code prompts/get} answers
 * @param sections the sections that an outline has in this release, in order; none for written messages
 */
public record CompiledPrompt(
    Prompt prompt, String release, List<Message> messages, List<CompiledSection> sections) {

  /**
   * One message.
   *
   * @param role {@code user} or {@code assistant}
   * @param content what it says
   */
  public record Message(String role, Content content) {}

  /** A message's content. */
  public sealed interface Content {}

  /** Text. */
  public record Text(List<Segment> segments) implements Content {}

  /** Any other content block, complete. */
  public record Block(Mapping block) implements Content {}

  /**
   * A section alone, without its children.
   *
   * @param id the section's id
   * @param heading its heading with the {@code #}s; empty when it has none
   * @param text heading and text
   */
  public record CompiledSection(String id, String heading, List<Segment> text) {}

  /** The text of all messages, as it is locked and reviewed. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Message message : messages) {
      if (message.content() instanceof Text content) {
        text.append(text.isEmpty() ? "" : "\n\n").append(Segment.source(content.segments()));
      }
    }
    return text.toString();
  }
}
