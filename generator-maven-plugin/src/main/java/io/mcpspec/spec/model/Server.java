package io.mcpspec.spec.model;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What belongs to no single item.
 *
 * @param name name on the wire and in file names
 * @param title display name
 * @param version the server's version on the wire; none means the served release's
 * @param instructions text for the client's model
 * @param javaPackage package of the generated Java
 * @param handlers class of the handwritten handlers that {@code Main} makes; without it the author writes the main
 * class
 * @param bindings settings by binding kind, such as {@code aws: { service: … }}
 * @param publish how schemas appear on the wire
 * @param digests whether list items carry a digest of themselves
 * @param capabilities what handlers send to clients beside their answers
 * @param groups groups of tools, in written order
 * @param order the served order that was asked for; the lists of the {@link Catalog} follow it already
 * @param lists which lists are answered, where the spec says so
 * @param environment the variables that the server reads
 * @param errors default error texts by error code
 * @param promptRelease the release whose prompts are served by default, where not the newest released
 * @param wire members of {@code serverInfo} published as they stand, such as {@code websiteUrl} and {@code icons}
 * @param written where it was written
 */
public record Server(
    String name,
    Optional<String> title,
    Optional<String> version,
    Optional<String> instructions,
    String javaPackage,
    Optional<String> handlers,
    Map<String, Mapping> bindings,
    Publish publish,
    boolean digests,
    Set<Capability> capabilities,
    List<Group> groups,
    Order order,
    Lists lists,
    List<EnvironmentVariable> environment,
    Map<String, String> errors,
    Optional<String> promptRelease,
    Mapping wire,
    Written written) {

  /** Where its name was written. */
  public Span span() {
    return written.span();
  }

  /** How schemas appear on the wire. */
  public enum Publish {
    /** Reduced to the keywords that every client and model accepts. */
    PORTABLE,
    /** As the spec says. */
    AS_WRITTEN
  }

  /** What a server declares that its items do not show. */
  public enum Capability {
    /** Handlers send log lines. */
    LOGGING,
    /** Handlers say when a resource has changed. */
    SUBSCRIPTIONS
  }

  /**
   * A group of tools that is served or not as a whole.
   *
   * @param id name in a tool's {@code group}
   * @param title display name
   * @param description what it holds
   * @param servedByDefault whether it is served when the user chooses no groups
   */
  public record Group(String id, String title, Optional<String> description, boolean servedByDefault) {}

  /** Names in the order to serve; items that are not named follow by name. */
  public record Order(
      List<String> tools, List<String> prompts, List<String> resources, List<String> resourceTemplates) {}

  /**
   * Whether each list is answered; where nothing is said, one with items is, and those of resources both are if either
   * has any.
   */
  public record Lists(
      Optional<Boolean> tools,
      Optional<Boolean> prompts,
      Optional<Boolean> resources,
      Optional<Boolean> resourceTemplates) {

    /** Nothing is said. */
    public static final Lists DERIVED =
        new Lists(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  /**
   * A variable that the server reads.
   *
   * @param name the variable
   * @param description what it does
   * @param secret whether its value must not be shown
   */
  public record EnvironmentVariable(String name, String description, boolean secret) {}

  /** The same server, serving the prompts of {@code release} by default. */
  Server serving(String release) {
    return new Server(name, title, version, instructions, javaPackage, handlers, bindings, publish, digests,
        capabilities, groups, order, lists, environment, errors, Optional.of(release), wire, written);
  }

  public Server {
    capabilities = Set.copyOf(capabilities);
    groups = List.copyOf(groups);
    environment = List.copyOf(environment);
  }
}
