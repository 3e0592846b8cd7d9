package io.mcpspec.importer.update;

import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.emit.resources.PromptJson;
import io.mcpspec.importer.Published;
import io.mcpspec.publish.surface.ItemDigest;
import io.mcpspec.publish.surface.Surface;
import io.mcpspec.publish.surface.SurfaceBuilder;
import io.mcpspec.publish.surface.ToolItem;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.prompt.CompiledPrompt;
import io.mcpspec.spec.prompt.PromptCompiler;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a spec compiles to, as far as a server publishes it.
 *
 * @param lists the lists, with the tools of all groups; without digests
 * @param optional names of tools that are served only to those who choose them
 */
record Served(Published lists, Set<String> optional) {

  static Served of(CompiledSpec spec) {
    Surface surface = new SurfaceBuilder(spec.catalog(), spec.prompts()).build();
    Published lists = new Published(
        surface.initialize(),
        surface.initialize().mapping("serverInfo").orElseThrow(),
        surface.tools().map(tools -> tools.stream().map(ToolItem::published).toList()),
        surface.prompts(),
        answers(spec, surface),
        surface.resources(),
        surface.resourceTemplates());
    Set<String> optional = surface.tools().orElse(List.of()).stream()
        .filter(tool -> !tool.servedByDefault()).map(ToolItem::name).collect(Collectors.toSet());
    return new Served(withoutDigests(lists), optional);
  }

  /** The answers of {@code prompts/get} that need no argument. */
  private static Mapping answers(CompiledSpec spec, Surface surface) {
    String release = spec.catalog().defaultRelease().orElse(PromptCompiler.ONLY_RELEASE);
    MappingBuilder answers = new MappingBuilder(surface.initialize().span());
    for (CompiledPrompt text : surface.promptTexts()) {
      boolean answered = text.release().equals(release)
          && text.prompt().arguments().stream().noneMatch(Prompt.Argument::required);
      text.prompt().deliver().prompt().filter(name -> answered)
          .ifPresent(name -> answers.put(name, PromptJson.answer(text)));
    }
    return answers.build();
  }

  /** The same lists, of which no item carries a digest of itself. */
  static Published withoutDigests(Published lists) {
    return new Published(
        lists.initialize(), lists.serverInfo(), plain(lists.tools()), plain(lists.prompts()), lists.promptMessages(),
        plain(lists.resources()), plain(lists.templates()));
  }

  private static Optional<List<Mapping>> plain(Optional<List<Mapping>> items) {
    return items.map(list -> list.stream().map(ItemDigest::absent).toList());
  }

  /** The lists as the server shows them that publishes {@code now}: optional tools only where it has them, too. */
  Published beside(Published now) {
    Set<String> names = Published.items(now.tools()).stream()
        .map(tool -> Published.text(tool, "name")).collect(Collectors.toSet());
    Optional<List<Mapping>> tools = lists.tools().map(list -> list.stream()
        .filter(tool -> names.contains(Published.text(tool, "name")) || !isOptional(tool)).toList());
    return new Published(lists.initialize(), lists.serverInfo(), tools, lists.prompts(), lists.promptMessages(),
        lists.resources(), lists.templates());
  }

  private boolean isOptional(Mapping tool) {
    return optional.contains(Published.text(tool, "name"));
  }
}
