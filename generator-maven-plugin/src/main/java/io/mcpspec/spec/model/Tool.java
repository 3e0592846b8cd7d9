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
 * @param listing what the list says about it beside its schemas
 * @param group the group that chooses whether it is served; none means always
 * @param behaviour what it does to the world
 * @param schemas JSON Schemas of arguments and result
 * @param binding what runs it when no Java is written
 * @param examples calls that the schemas accept
 * @param errors texts for its errors
 * @param history when it came, what it was called, whether it will go
 * @param written where it was written
 */
public record Tool(
    String name,
    Listing listing,
    Optional<String> group,
    Behaviour behaviour,
    Schemas schemas,
    Optional<Binding> binding,
    List<Example> examples,
    Errors errors,
    History history,
    Written written) {

  /** Where its name was written. */
  public Span span() {
    return written.span();
  }

  public Effect effect() {
    return behaviour.effect();
  }

  public Node input() {
    return schemas.input();
  }

  public Optional<Node> output() {
    return schemas.output();
  }

  /**
   * What the list says about a tool.
   *
   * @param title display name
   * @param description text for the model
   * @param wire members published as they stand
   */
  public record Listing(Optional<String> title, Optional<String> description, Mapping wire) {}

  /**
   * What a tool does to the world.
   *
   * @param effect the worst that it may do
   * @param idempotent whether repeating a call adds nothing, where declared
   * @param openWorld whether it reaches beyond a closed domain, where declared
   * @param annotations the annotations to publish instead of the derived ones, where written
   */
  public record Behaviour(
      Effect effect, Optional<Boolean> idempotent, Optional<Boolean> openWorld, Optional<Node> annotations) {}

  /** The schema of the arguments, and that of the structured result where there is one. */
  public record Schemas(Node input, Optional<Node> output) {}

  /**
   * Texts for errors, by error code.
   *
   * @param texts all of them, the server's defaults included
   * @param own where the tool itself has a text
   */
  public record Errors(Map<String, String> texts, Map<String, Span> own) {

    public static final Errors NONE = new Errors(Map.of(), Map.of());
  }

  /**
   * How a tool changes by release.
   *
   * @param since the release that brought it; none means the first
   * @param renamed the names that it had before
   * @param deprecation set when it is on its way out
   */
  public record History(Optional<String> since, List<Renamed> renamed, Optional<Deprecation> deprecation) {

    /** A tool that keeps its name and stays. */
    public static History since(Optional<String> release) {
      return new History(release, List.of(), Optional.empty());
    }
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
