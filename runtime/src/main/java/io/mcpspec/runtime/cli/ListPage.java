package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.dispatch.McpServer;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.surface.ListKind;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The page that {@code --list} shows: what is served, in served order. */
record ListPage(McpServer server) {

  /** Four bytes a token is a fair guess for English and JSON. */
  private static final int BYTES_A_TOKEN = 4;

  private static final int KILOBYTE = 1000;

  String text() {
    StringBuilder page = new StringBuilder(head()).append('\n').append(size()).append('\n');
    server.options().resources().forEach(limit -> page.append("only ").append(limit.scope().plural())
        .append(" that match ").append(limit.allowed().quoted()).append(" may be touched\n"));
    for (JsonObject tool : server.surface().items(ListKind.TOOLS)) {
      String name = tool.string("name").orElse("");
      String effect = server.effect(name).name().toLowerCase(Locale.ROOT);
      row(page, effect, name, firstSentence(tool));
    }
    server.surface().items(ListKind.PROMPTS).forEach(item -> row(page, "prompt", item, "name"));
    server.surface().items(ListKind.RESOURCES).forEach(item -> row(page, "resource", item, "uri"));
    server.surface().items(ListKind.RESOURCE_TEMPLATES).forEach(item -> row(page, "template", item, "uriTemplate"));
    return page.toString();
  }

  private String head() {
    List<String> parts = new ArrayList<>();
    parts.add(server.manifest().name() + " " + server.manifest().version());
    parts.add(count(ListKind.TOOLS, "tool"));
    parts.add(count(ListKind.PROMPTS, "prompt") + releases());
    parts.add(count(ListKind.RESOURCES, "resource"));
    parts.add(count(ListKind.RESOURCE_TEMPLATES, "template"));
    return String.join(" · ", parts);
  }

  /** What the list of tools takes of a model's context. */
  private String size() {
    int bytes = server.surface().result(ListKind.TOOLS).map(list -> list.length).orElse(0);
    return String.format(Locale.ROOT, "tools/list is %,d KB, about %,d tokens",
        (bytes + KILOBYTE - 1) / KILOBYTE, bytes / BYTES_A_TOKEN);
  }

  private String count(ListKind kind, String noun) {
    int count = server.surface().items(kind).size();
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  private String releases() {
    if (server.surface().items(ListKind.PROMPTS).isEmpty()) {
      return "";
    }
    String drafts = server.manifest().releases().stream()
        .filter(release -> release.state().equals("draft"))
        .map(release -> "draft " + release.id())
        .collect(Collectors.joining(", "));
    String served = server.servedRelease().orElse("");
    String all = List.of(served, drafts).stream().filter(part -> !part.isEmpty()).collect(Collectors.joining("; "));
    return all.isEmpty() ? "" : " (" + all + ")";
  }

  private static void row(StringBuilder page, String kind, JsonObject item, String nameMember) {
    row(page, kind, item.string(nameMember).orElse(""), firstSentence(item));
  }

  private static void row(StringBuilder page, String kind, String name, String text) {
    page.append(new Row(String.format(Locale.ROOT, "  %-8s %-28s ", kind, name), text).shortened());
  }

  /** The first sentence of an item's description, or else its title; on one line. */
  static String firstSentence(JsonObject item) {
    String text = item.string("description").or(() -> item.string("title")).orElse("").strip();
    String paragraph = text.split("\n\\s*\n", 2)[0].replaceAll("\\s+", " ");
    BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.ROOT);
    sentences.setText(paragraph);
    int end = sentences.next();
    return end == BreakIterator.DONE ? "" : paragraph.substring(0, end).strip();
  }
}
