package io.mcpspec.catalog;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.publish.snapshot.Snapshot;
import java.util.List;
import java.util.Locale;

/** The catalogue as Markdown, for a repository's {@code TOOLS.md}. */
public final class CatalogMarkdown {

  private final StringBuilder out = new StringBuilder();

  private CatalogMarkdown() {}

  /** All that a server offers. */
  public static String of(Snapshot server) {
    CatalogMarkdown text = new CatalogMarkdown();
    text.heading("#", server.server().orElse(server.label()));
    List<ToolEntry> tools = ToolEntry.of(server);
    text.section("Tools", !tools.isEmpty());
    if (!tools.isEmpty()) {
      text.out.append("| tool | effect | what it does |\n|---|---|---|\n");
      tools.forEach(tool -> text.row("[`" + tool.name() + "`](#" + anchor(tool.name()) + ")", tool.effect(),
          cell(tool.description().lines().findFirst().orElse(""))));
      tools.forEach(text::tool);
    }
    List<Mapping> prompts = server.surface().mappings("prompts");
    text.section("Prompts", !prompts.isEmpty());
    prompts.forEach(text::prompt);
    List<Mapping> resources = server.surface().mappings("resources");
    text.section("Resources", !resources.isEmpty());
    resources.forEach(resource -> text.out.append("- `").append(resource.text("uri").orElse("")).append("` ")
        .append(inline(resource.text("description").or(() -> resource.text("name")).orElse(""))).append('\n'));
    return text.out.toString();
  }

  private void tool(ToolEntry tool) {
    heading("###", tool.name());
    out.append("*").append(tool.effect()).append("*");
    tool.group().ifPresent(group -> out.append(", group ").append(group));
    out.append("\n\n").append(block(tool.description())).append('\n');
    List<Parameter> parameters = Parameter.of(tool.input());
    if (!parameters.isEmpty()) {
      out.append("\n| parameter | type | meaning |\n|---|---|---|\n");
      parameters.forEach(parameter -> row("`" + parameter.name() + "`" + (parameter.required() ? " **required**" : ""),
          cell(parameter.type()), cell(String.join(". ", List.of(parameter.description(), parameter.limits()).stream()
              .filter(part -> !part.isEmpty()).toList()))));
    }
  }

  private void prompt(Mapping prompt) {
    heading("###", prompt.text("name").orElse(""));
    out.append(block(prompt.text("description").orElse(""))).append('\n');
    prompt.mappings("arguments").forEach(argument -> out.append("\n- `").append(argument.text("name").orElse(""))
        .append("` ").append(inline(argument.text("description").orElse(""))));
    out.append('\n');
  }

  private void section(String name, boolean wanted) {
    if (wanted) {
      heading("##", name);
    }
  }

  private void heading(String marks, String text) {
    out.append(out.isEmpty() ? "" : "\n").append(marks).append(' ').append(inline(text)).append("\n\n");
  }

  private void row(String... cells) {
    out.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  /** The anchor that Markdown pages give to a heading. */
  private static String anchor(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9_-]", "");
  }

  private static String cell(String text) {
    return inline(text).replace("|", "\\|");
  }

  private static String inline(String text) {
    return escaped(text).replaceAll("\\s+", " ").strip();
  }

  /** A server's text is text: it makes no headings, tables or elements of this page. */
  private static String block(String text) {
    return escaped(text).lines().map(line -> line.replaceFirst("^(\\s*)([#>|=-])", "$1\\\\$2"))
        .reduce((one, next) -> one + "\n" + next).orElse("");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("[", "\\[");
  }
}
