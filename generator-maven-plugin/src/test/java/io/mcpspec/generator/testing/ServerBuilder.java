package io.mcpspec.generator.testing;

import io.mcpspec.generator.model.Server;
import io.mcpspec.generator.tree.Mapping;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Builds a server that publishes schemas as written, without digests. */
public final class ServerBuilder {

  private Optional<String> title = Optional.empty();
  private Optional<String> version = Optional.empty();
  private Optional<String> instructions = Optional.empty();
  private Server.Publish publish = Server.Publish.AS_WRITTEN;
  private boolean digests;
  private final Set<Server.Capability> capabilities = new LinkedHashSet<>();
  private final List<Server.Group> groups = new ArrayList<>();
  private Server.Order order = new Server.Order(List.of(), List.of(), List.of(), List.of());
  private Server.Lists lists = Server.Lists.DERIVED;
  private final List<Server.EnvironmentVariable> environment = new ArrayList<>();
  private Optional<String> promptRelease = Optional.empty();
  private Mapping wire = Nodes.object("{}");

  public ServerBuilder title(String text) {
    title = Optional.of(text);
    return this;
  }

  public ServerBuilder version(String text) {
    version = Optional.of(text);
    return this;
  }

  public ServerBuilder instructions(String text) {
    instructions = Optional.of(text);
    return this;
  }

  public ServerBuilder portable() {
    publish = Server.Publish.PORTABLE;
    return this;
  }

  public ServerBuilder digests() {
    digests = true;
    return this;
  }

  public ServerBuilder declares(Server.Capability capability) {
    capabilities.add(capability);
    return this;
  }

  public ServerBuilder group(String id, boolean servedByDefault) {
    groups.add(new Server.Group(id, "Group " + id, Optional.empty(), servedByDefault));
    return this;
  }

  public ServerBuilder order(List<String> tools, List<String> prompts, List<String> resources, List<String> templates) {
    order = new Server.Order(tools, prompts, resources, templates);
    return this;
  }

  public ServerBuilder lists(Server.Lists which) {
    lists = which;
    return this;
  }

  public ServerBuilder variable(String name, boolean secret) {
    environment.add(new Server.EnvironmentVariable(name, "About " + name, secret));
    return this;
  }

  public ServerBuilder promptRelease(String release) {
    promptRelease = Optional.of(release);
    return this;
  }

  public ServerBuilder wire(String json) {
    wire = Nodes.object(json);
    return this;
  }

  public Server build() {
    return new Server(
        "test-server", title, version, instructions, "com.example", Optional.empty(), Map.of(), publish, digests,
        capabilities, groups, order, lists, environment, Map.of(), promptRelease, wire, Nodes.SPAN);
  }
}
