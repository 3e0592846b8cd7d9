package io.mcpspec.runtime.install.config;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.Optional;

/**
 * Servers in a JSON file: {@code {"mcpServers": {"name": {…}}}}. A new entry is the first one, so that an edit is one
 * insertion, and no comma has to be put behind an older one and its comment.
 *
 * @param servers the member that holds the servers
 * @param commented whether comments are part of the format
 */
public record JsonConfig(String servers, boolean commented) implements ConfigFormat {

  private static final String UNIT = "  ";

  @Override
  public Optional<Json> find(ConfigText config, String name) {
    return entry(config, name).map(member -> member.value().value());
  }

  private Optional<Spanned.Member> entry(ConfigText config, String name) {
    return isEmpty(config) ? Optional.empty() : container(config, root(config)).flatMap(all -> all.member(name));
  }

  private static boolean isEmpty(ConfigText config) {
    return config.text().replace("\uFEFF", "").isBlank();
  }

  private Spanned root(ConfigText config) {
    return object(config, new JsoncReader(config, commented).read(), "the file");
  }

  private Optional<Spanned> container(ConfigText config, Spanned root) {
    return root.member(servers).map(member -> object(config, member.value(), "`" + servers + "`"));
  }

  private static Spanned object(ConfigText config, Spanned value, String what) {
    if (!value.isObject()) {
      throw config.wrong(value.start(), "expected " + what + " to hold an object, got " + value.value().describe());
    }
    return value;
  }

  @Override
  public ConfigEdit add(ConfigText config, String name, JsonObject entry) {
    JsonObject all = JsonObject.builder().put(name, entry).build();
    if (isEmpty(config)) {
      JsonObject document = JsonObject.builder().put(servers, all).build();
      String written = new PrettyJson(UNIT, config.newline()).write(document, "") + config.newline();
      return new ConfigEdit(config.text() + written, written);
    }
    Spanned root = root(config);
    Optional<Spanned> container = container(config, root);
    return container.isPresent()
        ? insert(config, container.get(), name, entry, unit(config, root))
        : insert(config, root, servers, all, unit(config, root));
  }

  private static String unit(ConfigText config, Spanned root) {
    if (root.members().isEmpty()) {
      return UNIT;
    }
    String indent = config.indent(root.members().get(0).start());
    return indent.isEmpty() ? UNIT : indent;
  }

  private static ConfigEdit insert(ConfigText config, Spanned object, String name, Json value, String unit) {
    boolean last = object.members().isEmpty();
    String body = config.text().substring(object.start(), object.end());
    if (!last && !body.contains("\n")) {
      String blanks = body.startsWith("{ ") ? " " : "";
      String written = blanks + Json.of(name).toJson() + ":" + blanks + value.toJson() + ",";
      return new ConfigEdit(config.with(object.start() + 1, written), written);
    }
    String outer = config.indent(object.start());
    String indent = last || sameLine(body, object)
        ? outer + unit
        : config.indent(object.members().get(0).start());
    String member = new PrettyJson(unit, config.newline()).member(name, value, indent);
    String end = last && !body.contains("\n") ? config.newline() + outer : "";
    String written = config.newline() + indent + member + (last ? "" : ",") + end;
    return new ConfigEdit(config.with(endOfFirstLine(config, object), written), written);
  }

  private static boolean sameLine(String body, Spanned object) {
    return body.indexOf('\n') > object.members().get(0).start() - object.start();
  }

  /** Behind the brace, and behind a comment on its line, as far as nothing else follows there. */
  private static int endOfFirstLine(ConfigText config, Spanned object) {
    int brace = object.start() + 1;
    int first = object.members().isEmpty() ? object.end() - 1 : object.members().get(0).start();
    int line = config.text().indexOf('\n', brace);
    String rest = line < 0 || line > first ? "" : config.text().substring(brace, line);
    boolean comment = rest.strip().startsWith("//") || rest.strip().startsWith("/*") && rest.strip().endsWith("*/");
    return comment ? brace + rest.stripTrailing().length() : brace;
  }

  @Override
  public ConfigEdit replace(ConfigText config, String name, JsonObject entry, String written) {
    Spanned.Member member = entry(config, name).orElseThrow();
    int start = member.value().start();
    int end = member.value().end();
    String before = config.text().substring(start, end);
    String after = before.contains("\n")
        ? new PrettyJson(unit(config, root(config)), config.newline()).write(entry, config.indent(member.start()))
        : entry.toJson();
    return new ConfigEdit(
        config.text().substring(0, start) + after + config.text().substring(end), written.replace(before, after));
  }

  @Override
  public String remove(ConfigText config, String name) {
    Spanned all = container(config, root(config)).orElseThrow();
    return JsonRemoval.of(config.text(), all, all.member(name).orElseThrow());
  }
}
