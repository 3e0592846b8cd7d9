package io.mcpspec.generator.testing;

import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.model.Completion;
import io.mcpspec.generator.model.Fact;
import io.mcpspec.generator.model.Prompt;
import io.mcpspec.generator.model.Release;
import io.mcpspec.generator.model.Resource;
import io.mcpspec.generator.model.SharedType;
import io.mcpspec.generator.model.Tool;
import io.mcpspec.generator.tree.Scalar;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Builds a resolved spec from the parts that a test is about. */
public final class CatalogBuilder {

  private final List<Release> releases = new ArrayList<>();
  private final Map<String, Fact> facts = new LinkedHashMap<>();
  private final Map<String, SharedType> types = new LinkedHashMap<>();
  private final List<Tool> tools = new ArrayList<>();
  private final List<Prompt> prompts = new ArrayList<>();
  private final List<Resource> resources = new ArrayList<>();
  private ServerBuilder server = new ServerBuilder();

  public static CatalogBuilder catalog() {
    return new CatalogBuilder();
  }

  /** Releases 1, 2 and 3: the first two are released, the third is a draft. */
  public static CatalogBuilder withReleases() {
    return catalog().released("1").released("2").draft("3");
  }

  public CatalogBuilder released(String id) {
    return release(id, Release.State.RELEASED);
  }

  public CatalogBuilder draft(String id) {
    return release(id, Release.State.DRAFT);
  }

  private CatalogBuilder release(String id, Release.State state) {
    releases.add(new Release(id, Optional.empty(), state, Optional.empty(), Nodes.SPAN));
    return this;
  }

  /** A fact; {@code history} is release and value in turns, the first release may be {@code null}. */
  public CatalogBuilder fact(String id, String unit, String... history) {
    List<Fact.Value> values = new ArrayList<>();
    for (int i = 0; i < history.length; i += 2) {
      values.add(new Fact.Value(Optional.ofNullable(history[i]), Scalar.string(history[i + 1], Nodes.SPAN)));
    }
    facts.put(id, new Fact(
        id, Fact.Kind.TEXT, Optional.ofNullable(unit), Optional.empty(), values, Nodes.SPAN));
    return this;
  }

  public CatalogBuilder fact(String id, Fact.Kind kind, String value) {
    List<Fact.Value> values = List.of(new Fact.Value(Optional.empty(), Scalar.string(value, Nodes.SPAN)));
    facts.put(id, new Fact(id, kind, Optional.empty(), Optional.empty(), values, Nodes.SPAN));
    return this;
  }

  public CatalogBuilder type(String name, String json) {
    types.put(name, new SharedType(name, Nodes.json(json), Nodes.SPAN));
    return this;
  }

  public CatalogBuilder tool(ToolBuilder tool) {
    tools.add(tool.build());
    return this;
  }

  public CatalogBuilder prompt(PromptBuilder prompt) {
    prompts.add(prompt.build());
    return this;
  }

  /** A resource with a fixed text, or a template where {@code uri} has a variable. */
  public CatalogBuilder resource(String name, String uri, Resource.Body body, Map<String, Completion> completion) {
    resources.add(new Resource(name, uri, uri.contains("{"), Optional.empty(), Optional.of("About " + name),
        Optional.of("text/plain"), body, completion, Nodes.object("{}"), Nodes.SPAN));
    return this;
  }

  public CatalogBuilder server(ServerBuilder built) {
    server = built;
    return this;
  }

  public Catalog build() {
    return new Catalog(server.build(), releases, facts, types, tools, prompts, resources);
  }
}
