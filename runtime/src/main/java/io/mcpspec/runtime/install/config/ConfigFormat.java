package io.mcpspec.runtime.install.config;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.nio.file.Path;
import java.util.Optional;

/**
 * How a client writes down its servers. Files are edited as text: what is not the entry stays as it is, to the byte.
 * What is malformed is refused with its place.
 */
public interface ConfigFormat {

  /** The entry of this name, as JSON. */
  Optional<Json> find(ConfigText config, String name);

  /** Puts a new entry in. */
  ConfigEdit add(ConfigText config, String name, JsonObject entry);

  /**
   * Changes an entry where it stands.
   *
   * @param written what an earlier edit wrote, by which it is undone
   */
  ConfigEdit replace(ConfigText config, String name, JsonObject entry, String written);

  /** Takes an entry out. */
  String remove(ConfigText config, String name);

  /** The whole configuration of one server, as a person would paste it. */
  default String snippet(String name, JsonObject entry) {
    return add(new ConfigText(Path.of(""), ""), name, entry).text();
  }
}
