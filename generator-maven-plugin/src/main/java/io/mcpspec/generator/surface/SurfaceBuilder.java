package io.mcpspec.generator.surface;

import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.model.Prompt;
import io.mcpspec.generator.model.Resource;
import io.mcpspec.generator.model.Tool;
import io.mcpspec.generator.prompt.CompiledPrompt;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Scalar;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
    Optional<List<ToolItem>> tools = served(tools());
    Optional<List<Mapping>> prompts = served(prompts());
    List<Mapping> fixed = resources(false);
    List<Mapping> templates = Stream.concat(resources(true).stream(), promptTemplates()).toList();
    boolean hasResources = !fixed.isEmpty() || !templates.isEmpty();
    List<String> order = catalog.server().order().resources();
    List<String> templateOrder = catalog.server().order().resourceTemplates();
    return new Surface(
        new InitializeItem(catalog).build(tools.isPresent(), prompts.isPresent(), hasResources),
        tools.map(items -> ordered(items, ToolItem::name, catalog.server().order().tools())),
        prompts.map(items -> ordered(items, SurfaceBuilder::name, catalog.server().order().prompts())),
        texts,
        hasResources ? Optional.of(ordered(fixed, SurfaceBuilder::name, order)) : Optional.empty(),
        hasResources ? Optional.of(ordered(templates, SurfaceBuilder::name, templateOrder)) : Optional.empty());
  }

  private List<ToolItem> tools() {
    Stream<Tool> promptTools =
        catalog.prompts().stream().flatMap(prompt -> PromptTools.of(prompt, releases(prompt)).stream());
    ToolItems items = new ToolItems(catalog);
    return Stream.concat(catalog.tools().stream(), promptTools).map(items::item).toList();
  }

  private List<String> releases(Prompt prompt) {
    return catalog.releases().stream()
        .map(release -> release.id())
        .filter(release -> catalog.includes(release, prompt.since()))
        .toList();
  }

  private List<Mapping> prompts() {
    return catalog.prompts().stream()
        .flatMap(prompt -> prompt.deliver().prompt().map(name -> PromptItems.item(prompt, name)).stream())
        .toList();
  }

  private Stream<Mapping> promptTemplates() {
    return catalog.prompts().stream().flatMap(prompt -> prompt.deliver().resource().stream()
        .flatMap(uri -> Stream.of(
            PromptItems.template(prompt, uri, false), PromptItems.template(prompt, uri + "/{section}", true))));
  }

  private List<Mapping> resources(boolean template) {
    return catalog.resources().stream()
        .filter(resource -> resource.template() == template)
        .map(SurfaceBuilder::resource)
        .toList();
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

  private static <T> Optional<List<T>> served(List<T> items) {
    return items.isEmpty() ? Optional.empty() : Optional.of(items);
  }

  private static String name(Mapping item) {
    return item.get("name").map(node -> ((Scalar) node).text()).orElse("");
  }

  /** Named items first, in the order that the spec gives; the others by name. */
  private static <T> List<T> ordered(List<T> items, Function<T, String> name, List<String> order) {
    List<T> sorted = new ArrayList<>(items);
    sorted.sort(Comparator
        .comparing((T item) -> {
          int position = order.indexOf(name.apply(item));
          return position < 0 ? Integer.MAX_VALUE : position;
        })
        .thenComparing(name));
    return sorted;
  }
}
