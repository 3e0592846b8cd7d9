package io.mcpspec.publish.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.LockResource;
import io.mcpspec.spec.model.NamedOrder;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.Resource;
import io.mcpspec.spec.model.Server;
import io.mcpspec.spec.model.Tool;
import io.mcpspec.spec.prompt.CompiledPrompt;
import io.mcpspec.spec.prompt.PromptTool;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Builds the surface of a spec. */
public final class SurfaceBuilder {

  private final Catalog catalog;
  private final List<CompiledPrompt> texts;

  /**
   * @param texts every prompt's text in every release
   */
  public SurfaceBuilder(Catalog catalog, List<CompiledPrompt> texts) {
    this.catalog = catalog;
    this.texts = texts;
  }

  public Surface build() {
    Server.Order order = catalog.server().publishing().order();
    List<ToolItem> tools = NamedOrder.of(tools(), ToolItem::name, order.tools());
    List<Mapping> prompts = prompts(order.prompts());
    List<Mapping> resources = served(
        Stream.concat(Stream.concat(resources(false), promptIndexes()), lock()), order.resources());
    List<Mapping> templates = served(Stream.concat(resources(true), promptTemplates()), order.resourceTemplates());
    List<ArgumentCompletion> completions = new Completions(catalog, texts).all();
    Server.Lists lists = catalog.server().publishing().lists();
    boolean anyResource = !resources.isEmpty() || !templates.isEmpty();
    boolean listsTools = lists.tools().orElse(!tools.isEmpty());
    boolean listsPrompts = lists.prompts().orElse(!prompts.isEmpty());
    boolean listsResources = lists.resources().orElse(anyResource);
    boolean listsTemplates = lists.resourceTemplates().orElse(anyResource);
    Capabilities capabilities = new Capabilities(listsTools, listsPrompts, listsResources || listsTemplates,
        !completions.isEmpty(), catalog.server().publishing().capabilities());
    return new Surface(
        InitializeItem.of(catalog, capabilities),
        when(listsTools, tools),
        when(listsPrompts, prompts),
        texts,
        when(listsResources, resources),
        when(listsTemplates, templates),
        completions);
  }

  private List<ToolItem> tools() {
    Stream<Tool> promptTools =
        catalog.prompts().stream().flatMap(prompt -> PromptTool.of(prompt, catalog).stream());
    ToolItems items = new ToolItems(catalog);
    return Stream.concat(catalog.tools().stream().map(items::item), promptTools.map(items::itemOfPrompt)).toList();
  }

  /** The order is of ids, which need not be the names on the wire. */
  private List<Mapping> prompts(List<String> order) {
    return NamedOrder.of(catalog.prompts(), Prompt::id, order).stream()
        .flatMap(prompt -> prompt.deliver().prompt().map(name -> PromptItems.item(prompt, name)).stream())
        .map(this::digested)
        .toList();
  }

  private Stream<Mapping> promptTemplates() {
    return catalog.prompts().stream()
        .flatMap(prompt -> prompt.routes().stream().map(route -> PromptItems.template(prompt, route)));
  }

  private Stream<Mapping> promptIndexes() {
    return catalog.prompts().stream()
        .flatMap(prompt -> prompt.index().stream().map(index -> PromptItems.index(prompt, index)));
  }

  private Stream<Mapping> lock() {
    Server server = catalog.server();
    return server.publishing().digests() ? Stream.of(LockResource.item(server.span())) : Stream.empty();
  }

  private Stream<Mapping> resources(boolean template) {
    return catalog.resources().stream()
        .filter(resource -> resource.template() == template)
        .map(SurfaceBuilder::resource);
  }

  private static Mapping resource(Resource resource) {
    return new MappingBuilder(resource.span())
        .put(resource.template() ? "uriTemplate" : "uri", resource.uri())
        .put("name", resource.name())
        .putText("title", resource.title(), resource.written().member("title"))
        .putText("description", resource.description(), resource.written().member("description"))
        .putText("mimeType", resource.mimeType(), resource.written().member("mimeType"))
        .putAll(resource.wire())
        .build();
  }

  private List<Mapping> served(Stream<Mapping> items, List<String> order) {
    return NamedOrder.of(items.map(this::digested).toList(), SurfaceBuilder::name, order);
  }

  private Mapping digested(Mapping item) {
    return catalog.server().publishing().digests() ? ItemDigest.added(item) : item;
  }

  private static <T> Optional<List<T>> when(boolean served, List<T> items) {
    return served ? Optional.of(List.copyOf(items)) : Optional.empty();
  }

  private static String name(Mapping item) {
    return item.get("name").filter(Scalar.class::isInstance).map(node -> ((Scalar) node).text()).orElse("");
  }
}
