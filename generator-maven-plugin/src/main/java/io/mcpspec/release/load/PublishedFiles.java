package io.mcpspec.release.load;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.emit.resources.FileName;
import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.lock.JsonFile;
import io.mcpspec.release.lock.SurfaceForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What our compiler publishes of a server, below {@code mcp-spec/} in its jar. */
final class PublishedFiles {

  /** Finds a file by its path below {@code mcp-spec/}. */
  interface Source {
    Optional<byte[]> bytes(String path) throws StatusException;
  }

  private final String shown;
  private final String expected;
  private final Source files;
  private final Mapping manifest;

  /**
   * @param shown what holds the files, in messages
   * @param expected which files it should hold, in messages
   */
  PublishedFiles(String shown, String expected, Source files) throws StatusException {
    this.shown = shown;
    this.expected = expected;
    this.files = files;
    this.manifest = json("run/server.json");
  }

  Mapping surface() throws StatusException {
    return new SurfaceForm(shown + "/surface.json").of(json("surface.json"));
  }

  Mapping catalog() throws StatusException {
    return json("catalog.json");
  }

  String serverName() {
    return manifest.mapping("serverInfo").flatMap(info -> info.text("name")).orElse("server");
  }

  /** The release whose texts are served by default. */
  String defaultRelease() {
    return manifest.text("defaultRelease").orElse("");
  }

  /** The texts of a release, by the names that clients know. */
  List<PromptText> prompts(String release) throws StatusException {
    List<PromptText> prompts = new ArrayList<>();
    for (Mapping prompt : manifest.mappings("prompts")) {
      boolean hasText = prompt.mapping("releases").filter(texts -> texts.has(release)).isPresent();
      if (hasText) {
        String id = prompt.text("id").orElse("");
        prompts.add(prompt(prompt.text("name").orElse(id), id, release));
      }
    }
    return prompts;
  }

  private PromptText prompt(String name, String id, String release) throws StatusException {
    String path = "prompts/" + FileName.safe(id) + "/" + FileName.safe(release);
    String text = JsonFile.text(shown + "/" + path + ".md", required(path + ".md"));
    Optional<byte[]> map = files.bytes(path + ".map.json");
    if (map.isEmpty()) {
      return PromptText.undeclared(name, path + ".md", text);
    }
    Mapping sources = JsonFile.object(shown + "/" + path + ".map.json", map.get());
    return new OutlineFiles(json(path + ".tokens.json"), sources).prompt(name, text);
  }

  /** How a client starts it. */
  Packaged.Launch launch() {
    return Packaged.Launch.ofJar(serverName(), manifest.mappings("environment").stream()
        .map(variable -> variable.text("name").orElse("")).toList());
  }

  private Mapping json(String path) throws StatusException {
    return JsonFile.object(shown + "/" + path, required(path));
  }

  private byte[] required(String path) throws StatusException {
    return files.bytes(path).orElseThrow(() -> StatusException.load(
        "`" + shown + "` has no `mcp-spec/" + path + "`; expected " + expected));
  }
}
