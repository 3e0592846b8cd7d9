package io.mcpspec.promptdiffs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the server publishes, from its generated resources. */
final class Published {

  private static final String RESOURCES = "/mcp-spec/";

  private static final JsonMapper JSON = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  private Published() {}

  /** The tools of all groups by name, each as readable JSON of the published list item. */
  static SortedMap<String, String> tools() {
    SortedMap<String, String> tools = new TreeMap<>();
    for (JsonNode tool : JSON.readTree(text("catalog.json")).get("tools")) {
      tools.put(tool.get("name").asString(), pretty(tool.get("published")));
    }
    return tools;
  }

  /** The text of each prompt at one release, by the prompt's directory. */
  static SortedMap<String, String> prompts(String release) {
    SortedMap<String, String> prompts = new TreeMap<>();
    for (JsonNode prompt : JSON.readTree(text("run/server.json")).get("prompts")) {
      for (JsonNode file : prompt.path("releases")) {
        String name = file.asString().replaceAll("^prompts/|\\.json$", "");
        if (name.endsWith("/" + release)) {
          prompts.put(name.substring(0, name.lastIndexOf('/')), text("prompts/" + name + ".md"));
        }
      }
    }
    return prompts;
  }

  /** The releases, oldest first. */
  static List<String> releases() {
    List<String> releases = new ArrayList<>();
    for (JsonNode release : JSON.readTree(text("run/server.json")).get("releases")) {
      releases.add(release.get("id").asString());
    }
    return releases;
  }

  private static String pretty(JsonNode json) {
    return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(json) + "\n";
  }

  private static String text(String name) {
    try (InputStream stream = Published.class.getResourceAsStream(RESOURCES + name)) {
      if (stream == null) {
        throw new IllegalStateException("the server has no generated resource " + RESOURCES + name);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
