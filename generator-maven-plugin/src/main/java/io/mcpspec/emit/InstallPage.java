package io.mcpspec.emit;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Server;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes {@code install.md}: how the server is put into each client, to paste into a README. The jar's place is left to
 * the reader; VS Code asks for it.
 */
public final class InstallPage {

  private static final String PATH = "resources/mcp-spec/install.md";
  private static final String READ_ONLY = "--read-only";

  /** Clients count these and those of a tool's name together. */
  private static final int MOST_LETTERS = 64;

  private final Server server;
  private final Span span;
  private final List<InstallClient> clients = InstallClient.all();

  private InstallPage(Server server) {
    this.server = server;
    this.span = server.span();
  }

  public static Artifact emit(Catalog catalog) {
    return Artifact.text(PATH, new InstallPage(catalog.server()).text());
  }

  private String jar() {
    String plain = server.name().replaceAll("[^A-Za-z0-9._-]+", "-").replaceAll("^[.-]+|[.-]+$", "");
    return (plain.isEmpty() ? "server" : plain) + ".jar";
  }

  /** As the runtime's manifest makes it of the server's own name. */
  private String name() {
    String plain = server.name().replaceAll("[^A-Za-z0-9_/-]+", "-").replaceAll("^[-/]+|[-/]+$", "");
    String last = plain.substring(plain.lastIndexOf('/') + 1).replaceAll("^-+", "");
    String name = last.replaceAll("(?i)^(mcp-server-|mcp-)|(-mcp-server|-server-mcp|-mcp|-server)$", "");
    String chosen = name.isEmpty() ? last : name;
    return chosen.isEmpty() ? "server" : chosen.substring(0, Math.min(chosen.length(), MOST_LETTERS));
  }

  private String text() {
    String names = clients.stream().map(client -> "`" + client.id() + "`").collect(Collectors.joining(", "));
    StringBuilder page = new StringBuilder("# " + title() + " in your client\n\n");
    page.append("```sh\njava -jar ").append(jar()).append(" install --client NAME\n```\n\n")
        .append("NAME is one of ").append(names).append(". ")
        .append("It keeps a copy of the file that it changes, and `uninstall` undoes it. ")
        .append("Tools that change something are left out unless you add `--allow-writes`.\n\n")
        .append("By hand, with your jar's path for `").append(place()).append("`. `${config}` is `~/.config`, ")
        .append("on macOS `~/Library/Application Support`, on Windows `%APPDATA%`; `${A:-b}` is `b` ")
        .append("unless the variable `A` is set:\n");
    clients.forEach(client -> page.append('\n').append(client(client)));
    return page.append(environment()).toString();
  }

  private String title() {
    return server.introduction().title().orElse(server.name());
  }

  private String place() {
    return "/path/to/" + jar();
  }

  private String client(InstallClient client) {
    FilledTemplate template = new FilledTemplate(name(), client.asks() ? asking(client) : entry(client, place()));
    StringBuilder text = new StringBuilder("## " + client.title() + "\n\n");
    client.link().ifPresent(link ->
        text.append("Open this link:\n\n```text\n").append(template.of(link)).append("\n```\n\n"));
    client.command().ifPresent(command ->
        text.append("Run\n\n```sh\n").append(template.of(command)).append("\n```\n\n"));
    return text.append(client.link().isPresent() || client.command().isPresent() ? "Or put" : "Put")
        .append(" this into `").append(client.file()).append("`:\n\n").append(snippet(client)).toString();
  }

  private String snippet(InstallClient client) {
    Mapping entry = entry(client, place());
    if (client.isToml()) {
      return "```toml\n[" + client.servers() + "." + name() + "]\ncommand = \"java\"\nargs = [\"-jar\", \"" + place()
          + "\", \"" + READ_ONLY + "\"]\n```\n";
    }
    Mapping servers = new MappingBuilder(span).put(name(), entry).build();
    return "```json\n" + JsonWriter.pretty(new MappingBuilder(span).put(client.servers(), servers).build())
        + "\n```\n";
  }

  private Mapping entry(InstallClient client, String jar) {
    MappingBuilder entry = new MappingBuilder(span);
    if (client.typed()) {
      entry.put("type", "stdio");
    }
    return entry.put("command", "java").put("args", List.of("-jar", jar, READ_ONLY)).build();
  }

  /** The entry of a client that asks its user for the jar's place. */
  private Mapping asking(InstallClient client) {
    Mapping input = new MappingBuilder(span)
        .put("id", "jar")
        .put("type", "promptString")
        .put("description", "Where " + jar() + " is, an absolute path")
        .build();
    return new MappingBuilder(span)
        .putAll(entry(client, "${input:jar}"))
        .put("inputs", new Sequence(List.of(input), span))
        .build();
  }

  private String environment() {
    if (server.environment().isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder("\n## Variables\n\n"
        + "What the server reads from its environment. `install --env NAME=VALUE` writes those that are no secrets; "
        + "secrets belong into the client's own environment, never into its configuration.\n\n"
        + "| variable | what it does |\n|---|---|\n");
    for (Server.EnvironmentVariable variable : server.environment()) {
      text.append("| `").append(variable.name()).append("` | ").append(variable.description().replace("|", "\\|"))
          .append(variable.secret() ? " (secret)" : "").append(" |\n");
    }
    return text.toString();
  }
}
