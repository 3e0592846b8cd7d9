package io.mcpspec.runtime.server;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads the manifest. It is the compiler's own output: what is missing means a broken build, not a user's mistake. */
public final class ManifestReader {

  private static final String FILE = "server.json";

  private ManifestReader() {}

  /**
   * @throws IllegalStateException when there is no manifest, or not one of this compiler's
   */
  public static Manifest read(SurfaceFiles files) {
    return manifest(JsonReader.read(files.required(FILE)).asObject().orElse(JsonObject.EMPTY));
  }

  private static Manifest manifest(JsonObject json) {
    return new Manifest(
        json.object("serverInfo").orElseThrow(() -> missing("serverInfo")),
        json.string("instructions"),
        json.object("capabilities").orElse(JsonObject.EMPTY),
        list(json, "groups", g -> new Manifest.Group(text(g, "id"), text(g, "title"), g.isTrue("default"))),
        list(json, "releases", r -> new Manifest.Release(text(r, "id"), text(r, "state"))),
        json.string("defaultRelease"),
        list(json, "environment", ManifestReader::variable),
        list(json, "prompts", ManifestReader::prompt),
        list(json, "promptTools", t -> new Manifest.PromptTool(text(t, "tool"), text(t, "prompt"))),
        list(json, "resources", ManifestReader::resource),
        list(json, "resourceTemplates",
            t -> new Manifest.ResourceTemplate(text(t, "uriTemplate"), t.string("prompt"))),
        list(json, "completions", ManifestReader::completion));
  }

  private static Manifest.Variable variable(JsonObject json) {
    return new Manifest.Variable(text(json, "name"), json.string("description").orElse(""), json.isTrue("secret"));
  }

  private static Manifest.Prompt prompt(JsonObject json) {
    Map<String, String> files = new LinkedHashMap<>();
    json.object("releases").ifPresent(releases -> releases.members().forEach(
        (release, file) -> files.put(release, file.asString().orElseThrow())));
    List<Manifest.Argument> arguments =
        list(json, "arguments", a -> new Manifest.Argument(text(a, "name"), a.isTrue("required")));
    return new Manifest.Prompt(text(json, "id"), json.string("name"), arguments, files);
  }

  private static Manifest.Resource resource(JsonObject json) {
    return new Manifest.Resource(text(json, "uri"), json.string("mimeType"), json.string("file"), json.isTrue("blob"));
  }

  private static Manifest.Completion completion(JsonObject json) {
    List<String> values = json.items("values").stream().flatMap(value -> value.asString().stream()).toList();
    return new Manifest.Completion(text(json, "ref"), text(json, "argument"), values);
  }

  private static <T> List<T> list(JsonObject json, String member, Function<JsonObject, T> read) {
    return json.items(member).stream().map(Json::asObject).flatMap(Optional::stream).map(read).toList();
  }

  private static String text(JsonObject json, String member) {
    return json.string(member).orElseThrow(() -> missing(member));
  }

  private static IllegalStateException missing(String member) {
    return new IllegalStateException("`" + FILE + "` has no `" + member + "` where it must");
  }
}
