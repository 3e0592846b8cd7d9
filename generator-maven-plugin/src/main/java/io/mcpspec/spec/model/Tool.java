package io.mcpspec.spec.model;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A tool, resolved: facts are substituted, names are known to exist.
 *
 * <p>{@code input} and {@code output} are in linked form: a {@code $ref} of {@code type:NAME} still names a shared type
 * of the {@link Catalog}, so that Java can share its class; {@code wire} inlines it.
 *
 * @param name name on the wire
 * @param title display name
 * @param since the release that brought it; none means the first
 * @param group the group that chooses whether it is served; none means always
 * @param effect what it does to the world
 * @param idempotent whether repeating a call adds nothing, where declared
 * @param openWorld whether it reaches beyond a closed domain, where declared
 * @param annotations the annotations to publish instead of the derived ones, where written
 * @param description text for the model
 * @param input JSON Schema of the arguments
 * @param output JSON Schema of the structured result
 * @param binding what runs it when no Java is written
 * @param examples calls that the schemas accept
 * @param errors texts by error code, the server's defaults included
 * @param ownErrors where the tool itself has a text, by error code
 * @param renamed the names that it had before
 * @param deprecation set when it is on its way out
 * @param wire members published as they stand
 * @param written where it was written
 */
public record Tool(
    String name,
    Optional<String> title,
    Optional<String> since,
    Optional<String> group,
    Effect effect,
    Optional<Boolean> idempotent,
    Optional<Boolean> openWorld,
    Optional<Node> annotations,
    Optional<String> description,
    Node input,
    Optional<Node> output,
    Optional<Binding> binding,
    List<Example> examples,
    Map<String, String> errors,
    Map<String, Span> ownErrors,
    List<Renamed> renamed,
    Optional<Deprecation> deprecation,
    Mapping wire,
    Written written) {

  /** Where its name was written. */
  public Span span() {
    return written.span();
  }

  /**
   * One call, checked against the schemas.
   *
   * @param title what it shows
   * @param input the arguments
   * @param output the structured result, where given
   */
  public record Example(String title, Node input, Optional<Node> output) {}

  /**
   * A name that the tool had before and still answers to.
   *
   * @param from the old name
   * @param until the release or later version that drops it
   */
  public record Renamed(String from, Optional<String> until) {}

  /**
   * The tool is on its way out.
   *
   * @param since the release that says so
   * @param replacedBy the tool to use instead
   * @param why the reason
   */
  public record Deprecation(String since, Optional<String> replacedBy, Optional<String> why) {}
}
