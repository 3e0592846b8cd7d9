package io.mcpspec.runtime.install.config;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tomlj.Toml;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/**
 * Servers in a TOML file, a table for each: {@code [mcp_servers.name]}. A new one comes at the end.
 *
 * @param servers the table that holds the servers
 */
public record TomlConfig(String servers) implements ConfigFormat {

  @Override
  public Optional<Json> find(ConfigText config, String name) {
    TomlParseResult document = read(config);
    if (document.get(List.of(servers)) != null && !document.isTable(List.of(servers))) {
      throw config.wrong(offset(config.text(), document.inputPositionOf(List.of(servers))),
          "expected `" + servers + "` to be a table");
    }
    TomlTable table = document.getTable(List.of(servers, name));
    return table == null ? Optional.empty() : Optional.of(JsonReader.read(table.toJson()));
  }

  private static TomlParseResult read(ConfigText config) {
    TomlParseResult document = Toml.parse(config.text());
    if (document.hasErrors()) {
      TomlParseError error = document.errors().get(0);
      throw config.wrong(offset(config.text(), error.position()), "not TOML: " + error.getMessage());
    }
    return document;
  }

  private static int offset(String text, TomlPosition position) {
    int start = 0;
    for (int line = 1; line < position.line() && start < text.length(); line++) {
      int next = text.indexOf('\n', start);
      start = next < 0 ? text.length() : next + 1;
    }
    return Math.min(start + position.column() - 1, text.length());
  }

  @Override
  public ConfigEdit add(ConfigText config, String name, JsonObject entry) {
    String text = config.text();
    String newline = config.newline();
    String lead = text.isEmpty() ? "" : text.endsWith("\n") ? newline : newline + newline;
    String written = lead + table(name, entry, newline);
    requireTables(config);
    return new ConfigEdit(text + written, written);
  }

  /** What is written as one value is complete; not all readers say so, but TOML does. */
  private void requireTables(ConfigText config) {
    TomlPosition position = read(config).inputPositionOf(List.of(servers));
    if (position == null) {
      return;
    }
    int start = offset(config.text(), position);
    int end = config.text().indexOf('\n', start);
    String line = config.text().substring(start, end < 0 ? config.text().length() : end);
    if (line.matches("[\"']?" + servers + "[\"']?\\s*=.*\\s*")) {
      throw config.wrong(start, "`" + servers + "` is written as one value, which nothing can be added to; write it as"
          + " tables, `[" + servers + ".NAME]`");
    }
  }

  /** The table in lines, with the last one ended. */
  private String table(String name, JsonObject entry, String newline) {
    List<String> lines = new ArrayList<>();
    lines.add("[" + servers + "." + key(name) + "]");
    entry.members().forEach((key, value) -> lines.add(key(key) + " = " + value(value)));
    return String.join(newline, lines) + newline;
  }

  private static String key(String name) {
    return name.matches("[A-Za-z0-9_-]+") ? name : string(name);
  }

  private static String value(Json value) {
    if (value.asObject().isPresent()) {
      List<String> members = new ArrayList<>();
      value.asObject().get().members().forEach((key, member) -> members.add(key(key) + " = " + value(member)));
      return "{ " + String.join(", ", members) + " }";
    }
    return value.asArray()
        .map(array -> "[" + String.join(", ", array.items().stream().map(TomlConfig::value).toList()) + "]")
        .orElseGet(() -> value.asString().map(TomlConfig::string).orElseGet(value::toJson));
  }

  /** A basic string is written as JSON's, except for one character. */
  private static String string(String text) {
    return Json.of(text).toJson().replace("\u007f", "\\u007f");
  }

  @Override
  public ConfigEdit replace(ConfigText config, String name, JsonObject entry, String written) {
    TomlSpan span = span(config, name);
    String before = config.text().substring(span.start(), span.end());
    String after = table(name, entry, config.newline());
    return new ConfigEdit(span.replaced(config.text(), after), written.replace(before, after));
  }

  @Override
  public String remove(ConfigText config, String name) {
    return span(config, name).replaced(config.text(), "");
  }

  private TomlSpan span(ConfigText config, String name) {
    TomlPosition header = read(config).inputPositionOf(List.of(servers, name));
    int start = offset(config.text(), header);
    int lineStart = config.text().lastIndexOf('\n', start - 1) + 1;
    if (!config.text().startsWith("[", lineStart + config.indent(start).length())) {
      throw config.wrong(start, "`" + name + "` is not a table with a header of its own, `[" + servers + "." + name
          + "]`; change it by hand");
    }
    return TomlSpan.of(config.text(), lineStart, List.of(servers, name));
  }
}
