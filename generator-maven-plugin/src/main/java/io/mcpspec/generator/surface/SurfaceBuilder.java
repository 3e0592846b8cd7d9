package io.mcpspec.generator.surface;

import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.model.LockResource;
import io.mcpspec.generator.model.Resource;
import io.mcpspec.generator.model.Server;
import io.mcpspec.generator.model.Tool;
import io.mcpspec.generator.prompt.CompiledPrompt;
import io.mcpspec.generator.prompt.PromptTool;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Scalar;
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
    Server.Order order = catalog.server().order();
    List<ToolItem> tools = new ServedOrder(order.tools()).of(tools(), ToolItem::name);
    List<Mapping> prompts = served(prompts(), order.prompts());
    List<Mapping> resources = served(
        Stream.concat(Stream.concat(resources(false), promptIndexes()), lock()), order.resources());
    List<Mapping> templates = served(Stream.concat(resources(true), promptTemplates()), order.resourceTemplates());
    List<ArgumentCompletion> completions = new Completions(catalog, texts).all();
    Capabilities capabilities = new Capabilities(
        !tools.isEmpty(), !prompts.isEmpty(), !resources.isEmpty() || !templates.isEmpty(), !completions.isEmpty());
    return new Surface(
        InitializeItem.of(catalog, capabilities),
        when(capabilities.tools(), tools),
        when(capabilities.prompts(), prompts),
        texts,
        when(capabilities.resources(), resources),
        when(capabilities.resources(), templates),
        completions);
  }

  private List<ToolItem> tools() {
    Stream<Tool> promptTools =
        catalog.prompts().stream().flatMap(prompt -> PromptTool.of(prompt, catalog).stream());
    ToolItems items = new ToolItems(catalog);
    return Stream.concat(catalog.tools().stream(), promptTools).map(items::item).toList();
  }

  private Stream<Mapping> prompts() {
    return catalog.prompts().stream()
        .flatMap(prompt -> prompt.deliver().prompt().map(name -> PromptItems.item(prompt, name)).stream());
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
    return catalog.server().digests() ? Stream.of(LockResource.item(catalog.server().span())) : Stream.empty();
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
        .putText("title", resource.title())
        .putText("description", resource.description())
        .putText("mimeType", resource.mimeType())
        .putAll(resource.wire())
        .build();
  }

  private List<Mapping> served(Stream<Mapping> items, List<String> order) {
    boolean digests = catalog.server().digests();
    List<Mapping> published = items.map(item -> digests ? ItemDigest.added(item) : item).toList();
    return new ServedOrder(order).of(published, SurfaceBuilder::name);
  }

  private static <T> Optional<List<T>> when(boolean served, List<T> items) {
    return served ? Optional.of(List.copyOf(items)) : Optional.empty();
  }

  private static String name(Mapping item) {
    return item.get("name").filter(Scalar.class::isInstance).map(node -> ((Scalar) node).text()).orElse("");
  }
}
