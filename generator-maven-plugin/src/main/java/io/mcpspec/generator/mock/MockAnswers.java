package io.mcpspec.generator.mock;

import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.emit.Artifact;
import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.model.Completion;
import io.mcpspec.generator.model.Prompt;
import io.mcpspec.generator.model.PromptBody;
import io.mcpspec.generator.model.Resource;
import io.mcpspec.generator.model.Tool;
import io.mcpspec.generator.surface.ArgumentCompletion;
import io.mcpspec.generator.surface.Surface;
import io.mcpspec.generator.surface.ToolItem;
import io.mcpspec.generator.tree.JsonWriter;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import java.util.ArrayList;
import java.util.List;

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
    List<Mapping> lines = new ArrayList<>();
    for (ToolItem item : surface.tools().orElse(List.of())) {
      catalog.tools().stream()
          .filter(tool -> tool.name().equals(item.name()))
          .findFirst()
          .ifPresent(tool -> lines.add(new ToolMock(tool, item, diagnostics).line()));
    }
    for (Prompt prompt : catalog.prompts()) {
      if (prompt.body() instanceof PromptBody.Handler) {
        lines.add(line(prompt));
      }
    }
    for (Resource resource : catalog.resources()) {
      if (resource.body() instanceof Resource.Handler) {
        lines.add(ResourceMock.line(resource));
      }
    }
    for (ArgumentCompletion entry : surface.completions()) {
      if (entry.completion() instanceof Completion.Handler) {
        lines.add(new MappingBuilder(catalog.server().span())
            .put("completion", entry.reference()).put("argument", entry.argument()).build());
      }
    }
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> text.append(JsonWriter.compact(line)).append('\n'));
    return Artifact.text("resources/mcp-spec/run/mocks.jsonl", text.toString());
  }

  private static Mapping line(Prompt prompt) {
    return new MappingBuilder(prompt.span())
        .put("prompt", prompt.deliver().prompt().orElse(prompt.id()))
        .putText("description", prompt.description())
        .build();
  }
}
