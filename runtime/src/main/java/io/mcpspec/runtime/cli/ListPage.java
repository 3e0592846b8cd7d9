package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.dispatch.McpServer;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.surface.ListKind;
import io.mcpspec.runtime.surface.Manifest;
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
    StringBuilder page = new StringBuilder(head()).append('\n');
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
    int bytes = server.surface().result(ListKind.TOOLS).map(list -> list.length).orElse(0);
    parts.add(String.format(Locale.ROOT, "tools %,d KB, about %,d tokens",
        (bytes + KILOBYTE - 1) / KILOBYTE, bytes / BYTES_A_TOKEN));
    return String.join(" · ", parts);
  }

  private String count(ListKind kind, String noun) {
    int count = server.surface().items(kind).size();
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  private String releases() {
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
    page.append(String.format(Locale.ROOT, "  %-8s %-28s %s", kind, name, text).stripTrailing()).append('\n');
  }

  private static String firstSentence(JsonObject item) {
    String text = item.string("description").or(() -> item.string("title")).orElse("").strip();
    int line = text.indexOf('\n');
    String first = line < 0 ? text : text.substring(0, line);
    int end = first.indexOf(". ");
    return end < 0 ? first : first.substring(0, end + 1);
  }
}
