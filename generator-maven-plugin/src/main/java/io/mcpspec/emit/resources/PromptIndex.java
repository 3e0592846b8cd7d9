package io.mcpspec.emit.resources;

import io.mcpspec.document.markdown.Block.Heading;
import io.mcpspec.publish.surface.Surface;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.Release;
import io.mcpspec.spec.prompt.CompiledPrompt;
import io.mcpspec.spec.prompt.CompiledPrompt.CompiledSection;
import io.mcpspec.spec.prompt.Segment;
import io.mcpspec.spec.prompt.Tokens;
import java.util.Locale;

/**
 * The index of a prompt's text for a model that chooses a part of it. Markdown, since a model reads it at a third of
 * the tokens that JSON takes: the address of a section is written once for each release, and indentation is depth.
 */
final class PromptIndex {

  private PromptIndex() {}

  static String text(Prompt prompt, Catalog catalog, Surface surface) {
    StringBuilder text = new StringBuilder("# ").append(prompt.title().orElse(prompt.id())).append(": parts\n\n")
        .append("Each line: id of a section, its heading, and the tokens of the section with all below it.\n")
        .append("Token counts are cl100k estimates.\n");
    surface.promptTexts().stream()
        .filter(compiled -> compiled.prompt().id().equals(prompt.id()))
        .forEach(compiled -> release(compiled, catalog, text));
    return text.toString();
  }

  private static void release(CompiledPrompt compiled, Catalog catalog, StringBuilder text) {
    String uri = compiled.prompt().deliver().resource().orElseThrow().replace("{release}", compiled.release());
    String state = catalog.release(compiled.release())
        .map(Release::state).map(known -> " (" + known.name().toLowerCase(Locale.ROOT) + ")").orElse("");
    text.append("\n## ").append(compiled.release()).append(state).append("\n\n")
        .append("- Whole text, ").append(Tokens.cl100k(compiled.text())).append(" tokens: ").append(uri).append('\n');
    if (!compiled.sections().isEmpty()) {
      text.append("- One section: ").append(uri).append("/ID\n\n");
    }
    compiled.sections().forEach(section -> section(section, text));
  }

  private static void section(CompiledSection section, StringBuilder text) {
    String heading = Heading.titleOf(section.heading());
    text.append("  ".repeat(section.depth() - 1)).append("- `").append(section.id()).append('`')
        .append(heading.isEmpty() ? "" : " " + heading).append(": ")
        .append(Tokens.cl100k(Segment.source(section.text()))).append('\n');
  }
}
