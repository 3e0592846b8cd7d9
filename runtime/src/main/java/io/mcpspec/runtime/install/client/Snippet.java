package io.mcpspec.runtime.install.client;

import io.mcpspec.runtime.json.JsonObject;

/**
 * What a person can paste or click to put a server into a client.
 *
 * @param client the client
 * @param name the server's name in its configuration
 * @param launch how it starts the server
 */
public record Snippet(KnownClient client, String name, Launch launch) {

  /** The parts that the client knows, in Markdown. */
  public String markdown() {
    JsonObject entry = launch.entry(client);
    StringBuilder text = new StringBuilder("## " + client.title() + "\n\n");
    client.link().ifPresent(link ->
        text.append("Open this link:\n\n```text\n").append(link.filled(name, entry)).append("\n```\n\n"));
    client.command().ifPresent(command ->
        text.append("Run\n\n```sh\n").append(command.filled(name, entry)).append("\n```\n\n"));
    text.append(client.link().isPresent() || client.command().isPresent() ? "Or put" : "Put")
        .append(" into `").append(client.file().text()).append("`:\n\n```")
        .append(client.file().text().endsWith(".toml") ? "toml" : "json").append("\n")
        .append(client.format().snippet(name, entry)).append("```\n");
    return text.toString();
  }
}
