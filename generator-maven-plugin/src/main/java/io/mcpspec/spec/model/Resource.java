package io.mcpspec.spec.model;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.Span;
import java.util.Map;
import java.util.Optional;

/**
 * A resource or a resource template.
 *
 * @param name name on the wire
 * @param uri the URI, or the RFC 6570 template where {@code template}
 * @param template whether {@code uri} has variables
 * @param title display name
 * @param description text for people and models
 * @param mimeType type of the content
 * @param body where the content comes from; a template has a {@link Handler}
 * @param completion what completes the template's variables, by variable
 * @param wire members of the list item published as they stand
 * @param written where it was written
 */
public record Resource(
    String name,
    String uri,
    boolean template,
    Optional<String> title,
    Optional<String> description,
    Optional<String> mimeType,
    Body body,
    Map<String, Completion> completion,
    Mapping wire,
    Written written) {

  /** Where its name was written. */
  public Span span() {
    return written.span();
  }

  /** Where the content comes from. */
  public sealed interface Body {}

  /** Text, facts substituted. */
  public record Text(String text) implements Body {}

  /** Bytes in base64. */
  public record Blob(String base64) implements Body {}

  /**
   * A section of a prompt's text, at the release that the server serves: what stands inside its fence, or all of it
   * where it has none.
   *
   * @param prompt id of a prompt
   * @param section id of one of its sections
   */
  public record PromptSection(String prompt, String section) implements Body {}

  /** A typed Java interface that the server's author implements. */
  public record Handler() implements Body {}
}
