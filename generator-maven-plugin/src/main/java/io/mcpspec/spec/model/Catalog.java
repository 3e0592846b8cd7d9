package io.mcpspec.spec.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The whole spec, resolved: every name that is referred to exists, facts are substituted, the order is the served one.
 *
 * @param server what belongs to no single item
 * @param releases in order, oldest first
 * @param facts by id, in written order
 * @param types shared types by name, in name order
 * @param tools in served order, all groups
 * @param prompts in served order
 * @param resources in served order, templates included
 */
public record Catalog(
    Server server,
    List<Release> releases,
    Map<String, Fact> facts,
    Map<String, SharedType> types,
    List<Tool> tools,
    List<Prompt> prompts,
    List<Resource> resources) {

  public Catalog {
    releases = List.copyOf(releases);
    tools = List.copyOf(tools);
    prompts = List.copyOf(prompts);
    resources = List.copyOf(resources);
  }

  /** The release with the given id. */
  public Optional<Release> release(String id) {
    return releases.stream().filter(release -> release.id().equals(id)).findFirst();
  }

  /** The last release that was published. */
  public Optional<Release> newestReleased() {
    return releases.stream()
        .filter(release -> release.state() == Release.State.RELEASED)
        .reduce((earlier, later) -> later);
  }

  /**
   * The release whose texts are served when nobody asks for another: the server's choice, else the newest released,
   * else the newest draft; none where the spec has no releases.
   */
  public Optional<String> defaultRelease() {
    Optional<Release> newest =
        releases.isEmpty() ? Optional.empty() : Optional.of(releases.get(releases.size() - 1));
    return server.publishing().promptRelease().or(() -> newestReleased().or(() -> newest).map(Release::id));
  }

  /**
   * What the spec says of one of its releases: what came later is left out, and its prompt texts are the ones served
   * by default. Only texts have revisions: tools and resources are as they are now.
   */
  public Catalog at(String release) {
    return new Catalog(
        server.serving(release),
        releases,
        facts,
        types,
        tools.stream().filter(tool -> includes(release, tool.history().since())).toList(),
        prompts.stream().filter(prompt -> includes(release, prompt.since())).toList(),
        resources);
  }

  /** Whether what begins at {@code since} is part of {@code release}; no {@code since} means from the first. */
  public boolean includes(String release, Optional<String> since) {
    return since.map(first -> position(first) <= position(release)).orElse(true);
  }

  private int position(String release) {
    return releases.stream().map(Release::id).toList().indexOf(release);
  }
}
