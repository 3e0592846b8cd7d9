package io.mcpspec.spec.model;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.Span;
import java.util.ArrayList;
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
 * @param tokenBudget most tokens that the text of a draft, or else the newest text, may take
 * @param arguments what the caller may give
 * @param listsArguments whether the list item has {@code arguments}, be they none
 * @param body where the text comes from
 * @param answer members of the answer beside the messages, published as they stand; the description where not written
 * @param claims truths to check
 * @param wire members of the list item published as they stand
 * @param written where it was written
 */
public record Prompt(
    String id,
    Optional<String> title,
    Optional<String> description,
    Optional<String> since,
    Deliver deliver,
    Optional<Integer> tokenBudget,
    List<Argument> arguments,
    boolean listsArguments,
    PromptBody body,
    Optional<Mapping> answer,
    List<Claim> claims,
    Mapping wire,
    Written written) {

  /** Where its name was written. */
  public Span span() {
    return written.span();
  }

  private static final String BY_RELEASE = "/{release}";

  /**
   * Names under which the one text is served.
   *
   * @param prompt name in {@code prompts/list}
   * @param tool tool that answers with the text; it needs no tool file
   * @param resource URI template with {@code {release}}, and the same with {@code /{section}} behind it
   */
  public record Deliver(Optional<String> prompt, Optional<String> tool, Optional<String> resource) {}

  /**
   * A resource that lists what there is of a prompt.
   *
   * @param name name in {@code resources/list}
   * @param uri its address
   */
  public record Index(String name, String uri) {}

  /**
   * A prompt argument; MCP knows only strings.
   *
   * @param name name on the wire and in {@code @{arg.name}}
   * @param title display name
   * @param description text for people
   * @param declaredRequired whether a call without it is refused, where the spec says so
   * @param completion what completes it, where anything does
   * @param wire members published as they stand
   */
  public record Argument(
      String name,
      Optional<String> title,
      Optional<String> description,
      Optional<Boolean> declaredRequired,
      Optional<Completion> completion,
      Mapping wire) {

    /** Whether a call without it is refused. */
    public boolean required() {
      return declaredRequired.orElse(false);
    }
  }

  /**
   * A truth that must, or must not, be said.
   *
   * @param id name in reports, where it has one
   * @param must whether the pattern has to be found; otherwise it must not be
   * @param pattern searched in the text with facts filled in and each run of white space as one blank
   * @param sections ids of the sections that are looked at, each alone; empty means the whole text
   * @param why the reason, shown when it fails
   * @param span the pattern's place
   */
  public record Claim(
      Optional<String> id, boolean must, Pattern pattern, List<String> sections, String why, Span span) {
    public Claim {
      sections = List.copyOf(sections);
    }
  }

  /**
   * A resource template that serves a prompt's text.
   *
   * @param name name in {@code resources/templates/list}
   * @param uri the template, with {@code {release}} and, where {@code section}, {@code {section}}
   * @param section whether it serves one section instead of the whole
   */
  public record Route(String name, String uri, boolean section) {}

  /** The templates of a text that is delivered as a resource; only an outline has sections. */
  public List<Route> routes() {
    List<Route> routes = new ArrayList<>();
    deliver.resource().ifPresent(uri -> {
      routes.add(new Route(id, uri, false));
      if (body instanceof PromptBody.Outline) {
        routes.add(new Route(id + "_section", uri + "/{section}", true));
      }
    });
    return routes;
  }

  /** The index of a text that is delivered as {@code …/{release}}; its address is what stands before that. */
  public Optional<Index> index() {
    return deliver.resource()
        .filter(uri -> uri.endsWith(BY_RELEASE) && !(body instanceof PromptBody.Handler))
        .map(uri -> new Index(id + "_index", uri.substring(0, uri.length() - BY_RELEASE.length())));
  }

  public Prompt {
    arguments = List.copyOf(arguments);
    claims = List.copyOf(claims);
  }
}
