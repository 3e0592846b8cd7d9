package io.mcpspec.generator.model;

import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.tree.Mapping;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A prompt; its releases are not unfolded yet.
 *
 * @param id name in references and, unless {@code deliver} says otherwise, on the wire
 * @param title display name
 * @param description text for people and models
 * @param since the release that brought it; none means the first
 * @param deliver the routes by which clients reach it
 * @param tokenBudget most tokens that any draft's text may take
 * @param arguments what the caller may give
 * @param body where the text comes from
 * @param claims truths to check
 * @param wire members of the list item published as they stand
 * @param span the id's place
 */
public record Prompt(
    String id,
    Optional<String> title,
    Optional<String> description,
    Optional<String> since,
    Deliver deliver,
    Optional<Integer> tokenBudget,
    List<Argument> arguments,
    PromptBody body,
    List<Claim> claims,
    Mapping wire,
    Span span) {

  /**
   * Names under which the one text is served.
   *
   * @param prompt name in {@code prompts/list}
   * @param tool tool that answers with the text; it needs no tool file
   * @param resource URI template with {@code {release}}, and the same with {@code /{section}} behind it
   */
  public record Deliver(Optional<String> prompt, Optional<String> tool, Optional<String> resource) {}

  /**
   * A prompt argument; MCP knows only strings.
   *
   * @param name name on the wire and in {@code @{arg.name}}
   * @param title display name
   * @param description text for people
   * @param required whether a call without it is refused
   * @param completion what completes it, where anything does
   */
  public record Argument(
      String name,
      Optional<String> title,
      Optional<String> description,
      boolean required,
      Optional<Completion> completion) {}

  /**
   * A truth that must, or must not, be said.
   *
   * @param id name in reports, where it has one
   * @param must whether the pattern has to be found; otherwise it must not be found
   * @param pattern a regular expression that is searched for in the text
   * @param sections ids of the sections that are looked at; empty means all
   * @param why the reason, shown when it fails
   * @param span the pattern's place
   */
  public record Claim(
      Optional<String> id, boolean must, Pattern pattern, List<String> sections, String why, Span span) {}

  public Prompt {
    arguments = List.copyOf(arguments);
    claims = List.copyOf(claims);
  }
}
