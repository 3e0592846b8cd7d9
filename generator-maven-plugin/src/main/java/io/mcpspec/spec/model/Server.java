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
 * @param introduction what it says about itself
 * @param java settings of the generated Java
 * @param bindings settings by binding kind, such as {@code aws: { service: … }}
 * @param publishing how its items appear on the wire
 * @param groups groups of tools, in written order
 * @param environment the variables that the server reads
 * @param errors default error texts by error code
 * @param lint what is said of the rules of the lint
 * @param written where it was written
 */
public record Server(
    String name,
    Introduction introduction,
    Java java,
    Map<String, Mapping> bindings,
    Publishing publishing,
    List<Group> groups,
    List<EnvironmentVariable> environment,
    Map<String, String> errors,
    LintPolicy lint,
    Written written) {

  /** Where its name was written. */
  public Span span() {
    return written.span();
  }

  /**
   * What a server says about itself when a client connects.
   *
   * @param title display name
   * @param version its version; none means the served release's
   * @param instructions text for the client's model
   * @param wire members of {@code serverInfo} published as they stand, such as {@code websiteUrl} and {@code icons}
   */
  public record Introduction(
      Optional<String> title, Optional<String> version, Optional<String> instructions, Mapping wire) {}

  /**
   * Settings of the generated Java.
   *
   * @param packageName its package
   * @param handlers class of the handwritten handlers that {@code Main} makes; without it the author writes the main
   * class
   */
  public record Java(String packageName, Optional<String> handlers) {}

  /**
   * How the server's items appear on the wire.
   *
   * @param form how schemas appear
   * @param digests whether list items carry a digest of themselves
   * @param capabilities what handlers send to clients beside their answers
   * @param order the served order that was asked for; the lists of the {@link Catalog} follow it already
   * @param lists which lists are answered, where the spec says so
   * @param promptRelease the release whose prompts are served by default, where not the newest released
   */
  public record Publishing(
      Publish form,
      boolean digests,
      Set<Capability> capabilities,
      Order order,
      Lists lists,
      Optional<String> promptRelease) {

    public Publishing {
      capabilities = Set.copyOf(capabilities);
    }
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
      List<String> tools, List<String> prompts, List<String> resources, List<String> resourceTemplates) {

    /** No order is asked for. */
    public static final Order BY_NAME = new Order(List.of(), List.of(), List.of(), List.of());
  }

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
    Publishing other = new Publishing(publishing.form, publishing.digests, publishing.capabilities, publishing.order,
        publishing.lists, Optional.of(release));
    return new Server(name, introduction, java, bindings, other, groups, environment, errors, lint, written);
  }

  public Server {
    groups = List.copyOf(groups);
    environment = List.copyOf(environment);
  }
}
