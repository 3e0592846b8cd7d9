package io.mcpspec.runtime.install.client;

import io.mcpspec.runtime.install.config.ConfigFormat;
import io.mcpspec.runtime.install.config.JsonConfig;
import io.mcpspec.runtime.install.config.TomlConfig;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * The clients that servers can be installed into.
 *
 * @param all every one, in the order to be shown
 */
public record Clients(List<KnownClient> all) {

  private static final String FILE = "/io/mcpspec/runtime/install/clients.json";

  /** Those that are known: {@code clients.json} is the only place that says how they are configured. */
  public static Clients known() {
    try (InputStream in = Clients.class.getResourceAsStream(FILE)) {
      JsonObject json = JsonReader.read(new String(in.readAllBytes(), StandardCharsets.UTF_8)).asObject().orElseThrow();
      return new Clients(json.items("clients").stream().map(Clients::client).toList());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + FILE, e);
    }
  }

  public List<String> ids() {
    return all.stream().map(KnownClient::id).toList();
  }

  public Optional<KnownClient> client(String id) {
    return all.stream().filter(client -> client.id().equals(id)).findFirst();
  }

  private static KnownClient client(Json item) {
    JsonObject json = item.asObject().orElseThrow();
    return new KnownClient(
        json.string("id").orElseThrow(),
        json.string("title").orElseThrow(),
        format(json.string("format").orElseThrow(), json.string("servers").orElseThrow()),
        new PathTemplate(json.string("file").orElseThrow()),
        new PathTemplate(json.string("sign").orElseThrow()),
        json.isTrue("typed"),
        json.string("command").map(Template::new),
        json.string("link").map(Template::new));
  }

  private static ConfigFormat format(String name, String servers) {
    return switch (name) {
      case "json" -> new JsonConfig(servers, false);
      case "jsonc" -> new JsonConfig(servers, true);
      case "toml" -> new TomlConfig(servers);
      default -> throw new IllegalStateException("`" + FILE + "` names a format `" + name + "` that there is not");
    };
  }
}
