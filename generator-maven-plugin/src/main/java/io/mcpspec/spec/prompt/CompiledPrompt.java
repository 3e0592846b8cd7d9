package io.mcpspec.spec.prompt;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.spec.model.Prompt;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A prompt's content in one release.
 *
 * @param prompt the prompt
 * @param release the release's id
 * @param messages what {@code prompts/get} answers
 * @param sections the sections that an outline has in this release, in order; none for written messages
 * @param sources where each byte of an outline's text was written; empty for written messages
 */
public record CompiledPrompt(
    Prompt prompt, String release, List<Message> messages, List<CompiledSection> sections, SourceMap sources) {

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
   * A section.
   *
   * @param id the section's id
   * @param heading its heading with the {@code #}s; empty when it has none
   * @param depth how deep it lies in the outline, from 1
   * @param own its heading and text, without its children
   * @param text the section with its children, as it stands in the whole
   * @param fenced what stands inside its code fence, where it has one
   */
  public record CompiledSection(
      String id,
      String heading,
      int depth,
      List<Segment> own,
      List<Segment> text,
      Optional<List<Segment>> fenced) {}

  /** The text of all messages with every conditional part in it, as it is locked and reviewed. */
  public String text() {
    return messages.stream()
        .filter(message -> message.content() instanceof Text)
        .map(message -> Segment.source(((Text) message.content()).segments()))
        .collect(Collectors.joining("\n\n"));
  }
}
