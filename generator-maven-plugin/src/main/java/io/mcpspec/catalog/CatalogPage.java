package io.mcpspec.catalog;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Sha256;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.report.Markup;
import io.mcpspec.spec.model.Tool;
import io.mcpspec.spec.prompt.Tokens;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** The catalogue as one page that needs neither network nor script. */
public final class CatalogPage {

  private final Markup page = new Markup();
  private final Snapshot server;

  private final CatalogNotes notes;

  private CatalogPage(Snapshot server, CatalogNotes notes) {
    this.server = server;
    this.notes = notes;
  }

  /** All that a server offers. */
  public static String of(Snapshot server, CatalogNotes notes) {
    return new CatalogPage(server, notes).html();
  }

  private String html() {
    String title = server.server().orElse(server.label());
    String script = asset("page.js");
    page.verbatim("<!doctype html>\n").open("html", "lang", "en");
    head(title, script);
    page.block("body");
    header(title);
    page.block("div", "class", "layout");
    List<ToolEntry> tools = ToolEntry.of(server);
    contents(tools);
    body(tools);
    page.close();
    page.block("script").verbatim(script).close();
    return page.close(2).line().toString();
  }

  private void head(String title, String script) {
    String style = asset("page.css");
    page.block("head");
    page.line().empty("meta", "charset", "utf-8");
    page.line().empty("meta", "http-equiv", "Content-Security-Policy", "content", "default-src 'none'; base-uri 'none';"
        + " form-action 'none'; style-src 'sha256-" + Sha256.base64(style) + "'; script-src 'sha256-"
        + Sha256.base64(script) + "'");
    page.line().empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    page.block("title").text(title).close();
    page.block("style").verbatim(style).close().close();
  }

  private void header(String title) {
    page.block("header").element("h1", title);
    server.version().ifPresent(version -> page.element("p", "Version " + version, "class", "quiet"));
    notes.entry().ifPresent(entry -> install(title, entry));
    page.block("form", "role", "search", "hidden", "", "id", "filter");
    page.element("label", "Search", "for", "search").empty("input", "type", "search", "id", "search");
    page.element("p", "", "id", "found", "role", "status").close().close();
  }

  private void install(String title, Mapping entry) {
    String name = title.replaceFirst(".*/", "");
    page.block("p", "class", "install");
    InstallLinks.of(name, entry).forEach((client, link) -> page.element("a", "Add to " + client, "href", link));
    page.close();
    folded("Entry for other clients", "\"" + name + "\": " + JsonWriter.pretty(entry));
  }

  private void contents(List<ToolEntry> tools) {
    page.block("nav", "aria-label", "Contents").block("details", "open", "").element("summary", "Contents");
    page.block("ul");
    tools.forEach(tool -> link("tool-" + tool.name(), tool.name()));
    items("prompts").forEach(prompt -> link("prompt-" + name(prompt), name(prompt)));
    page.close(3);
  }

  private void link(String anchor, String text) {
    page.block("li").element("a", text, "href", "#" + anchor).close();
  }

  private void body(List<ToolEntry> tools) {
    page.block("main");
    server.surface().mapping("initialize").flatMap(about -> about.text("instructions")).ifPresent(text -> {
      page.block("section").element("h2", "Instructions");
      prose(text);
      page.close();
    });
    section("Tools", tools, this::tool);
    section("Prompts", items("prompts"), this::prompt);
    section("Resources", items("resources"), resource -> resource(resource, "uri"));
    section("Resource templates", items("resourceTemplates"), resource -> resource(resource, "uriTemplate"));
    section("Releases", notes.changes(), this::change);
    page.close();
  }

  private <T> void section(String title, List<T> items, Consumer<T> write) {
    if (!items.isEmpty()) {
      page.block("section").element("h2", title + " (" + items.size() + ")");
      items.forEach(write);
      page.close();
    }
  }

  private List<Mapping> items(String list) {
    return server.surface().mappings(list);
  }

  private static String name(Mapping item) {
    return item.text("name").orElse("");
  }

  private void tool(ToolEntry tool) {
    page.block("article", "id", "tool-" + tool.name(), "class", "entry");
    page.open("h3").element("a", tool.name(), "href", "#tool-" + tool.name()).close();
    page.element("span", tool.effect(), "class", "effect " + tool.mood());
    tool.group().ifPresent(group -> page.element("span", "group " + group, "class", "quiet"));
    prose(tool.description());
    parameters(Parameter.of(tool.input()));
    notes.tool(tool.name()).ifPresent(this::known);
    tool.output().ifPresent(output -> folded("Result", JsonWriter.pretty(output)));
    folded("Input schema", JsonWriter.pretty(tool.input()));
    page.close();
  }

  /** What its spec says beside its schemas. */
  private void known(Tool tool) {
    for (Tool.Example example : tool.examples()) {
      folded("Example: " + example.title(), JsonWriter.pretty(example.input())
          + example.output().map(output -> "\n" + JsonWriter.pretty(output)).orElse(""));
    }
    if (!tool.errors().own().isEmpty()) {
      folded("Errors", tool.errors().own().keySet().stream().sorted()
          .map(code -> code + ": " + tool.errors().texts().get(code)).collect(Collectors.joining("\n")));
    }
  }

  private void parameters(List<Parameter> parameters) {
    if (parameters.isEmpty()) {
      return;
    }
    page.block("ul", "class", "parameters");
    for (Parameter parameter : parameters) {
      page.block("li").element("code", parameter.name()).text(" ");
      page.element("span", parameter.type(), "class", "type");
      if (parameter.required()) {
        page.text(" ").element("b", "required");
      }
      page.element("p", parameter.description());
      if (!parameter.limits().isEmpty()) {
        page.element("p", parameter.limits(), "class", "quiet");
      }
      page.close();
    }
    page.close();
  }

  private void prompt(Mapping prompt) {
    page.block("article", "id", "prompt-" + name(prompt), "class", "entry").element("h3", name(prompt));
    prose(prompt.text("description").orElse(""));
    parameters(prompt.mappings("arguments").stream().map(argument -> new Parameter(
        name(argument), "string", argument.get("required").map(Object::toString).orElse("").contains("true"), "",
        argument.text("description").orElse(""))).toList());
    server.prompts().stream().filter(text -> text.id().equals(name(prompt))).findFirst().ifPresent(this::text);
    page.close();
  }

  private void text(PromptText prompt) {
    page.element("p", Tokens.cl100k(prompt.text()) + " tokens", "class", "quiet");
    folded("Sections (" + prompt.sections().size() + ")", prompt.sections().stream()
        .map(section -> "  ".repeat(Math.max(0, section.level() - 1))
            + (section.heading().isEmpty() ? section.id() : section.heading()) + ": "
            + Tokens.cl100k(section.text()) + " tokens")
        .collect(Collectors.joining("\n")));
    PromptReleases.of(prompt.id(), notes.releases()).ifPresent(this::sideBySide);
    folded("Text", prompt.text());
  }

  private void sideBySide(PromptReleases releases) {
    page.block("details").element("summary", "Tokens by release (" + releases.versions().size() + ")");
    page.block("div", "class", "wide", "tabindex", "0", "role", "region", "aria-label", "Tokens by release");
    page.block("table").block("tr").element("th", "Section", "scope", "col");
    releases.versions().forEach(version -> page.element("th", version, "scope", "col"));
    page.close();
    for (PromptReleases.Row row : releases.rows()) {
      page.block("tr").element("th", row.name(), "scope", "row");
      row.cells().forEach(cell -> page.element("td", cell));
      page.close();
    }
    page.close(3);
  }

  private void change(CatalogNotes.Change change) {
    page.block("article", "class", "entry").element("h3", change.title());
    folded("Changes", change.text());
    page.close();
  }

  private void resource(Mapping resource, String address) {
    page.block("article", "class", "entry").element("h3", resource.text(address).orElse(""));
    page.element("p", resource.text("description").or(() -> resource.text("title")).orElse(name(resource)));
    resource.text("mimeType").ifPresent(type -> page.element("p", type, "class", "quiet"));
    page.close();
  }

  /** Paragraphs; within one, only lines of a list begin where they were written. */
  private void prose(String text) {
    for (String paragraph : text.strip().split("\\n\\s*\\n")) {
      page.element("p", paragraph.replaceAll("\\n(?!\\s*([-*•]|#+|[0-9]+[.)]) )", " "), "class", "prose");
    }
  }

  private void folded(String title, String text) {
    page.block("details").element("summary", title).element("pre", text).close();
  }

  private static String asset(String name) {
    try (InputStream in = CatalogPage.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException("the jar lacks " + name, unreadable);
    }
  }
}
