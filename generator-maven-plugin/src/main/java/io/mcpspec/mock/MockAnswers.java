package io.mcpspec.mock;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.emit.Artifact;
import io.mcpspec.publish.surface.ArgumentCompletion;
import io.mcpspec.publish.surface.Surface;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Completion;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.PromptBody;
import io.mcpspec.spec.model.Resource;
import io.mcpspec.spec.model.Tool;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes {@code mocks.jsonl}: what a mock server answers where handlers would, one line for each tool, prompt,
 * resource and completion. What the spec answers itself is not in it.
 */
public final class MockAnswers {

  private MockAnswers() {}

  /**
   * @param diagnostics is told of tools for which no sample can be made
   */
  public static Artifact emit(Catalog catalog, Surface surface, Diagnostics diagnostics) {
    StringBuilder text = new StringBuilder();
    Stream.of(
            tools(catalog, surface, diagnostics),
            catalog.prompts().stream()
                .filter(prompt -> prompt.body() instanceof PromptBody.Handler)
                .map(MockAnswers::line),
            catalog.resources().stream()
                .filter(resource -> resource.body() instanceof Resource.Handler)
                .map(ResourceMock::line),
            surface.completions().stream()
                .filter(entry -> entry.completion() instanceof Completion.Handler)
                .map(entry -> line(entry, catalog)))
        .flatMap(lines -> lines)
        .forEach(line -> text.append(JsonWriter.compact(line)).append('\n'));
    return Artifact.text("resources/mcp-spec/run/mocks.jsonl", text.toString());
  }

  /** Tools that hand out a prompt are answered by its text. */
  private static Stream<Mapping> tools(Catalog catalog, Surface surface, Diagnostics diagnostics) {
    Map<String, Tool> byName = catalog.tools().stream().collect(Collectors.toMap(Tool::name, tool -> tool));
    return surface.tools().orElse(List.of()).stream()
        .filter(item -> byName.containsKey(item.name()))
        .map(item -> new ToolMock(byName.get(item.name()), item, diagnostics).line());
  }

  private static Mapping line(ArgumentCompletion entry, Catalog catalog) {
    return new MappingBuilder(catalog.server().span())
        .put("completion", entry.reference()).put("argument", entry.argument()).build();
  }

  private static Mapping line(Prompt prompt) {
    return new MappingBuilder(prompt.span())
        .put("prompt", prompt.deliver().prompt().orElse(prompt.id()))
        .putText("description", prompt.description())
        .build();
  }
}
