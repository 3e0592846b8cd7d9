package io.mcpspec.runtime.install;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What was done to put a server into one client: enough to undo it.
 *
 * @param client the client's id
 * @param file its configuration file
 * @param name the entry's name
 * @param entry the entry
 * @param written the text that was put in
 * @param isNewFile whether there was no file before
 * @param backup the copy of the file before, where there was one
 * @param own the server's own files that the entry names: the jars, and the archive where there is one
 */
record Receipt(
    String client,
    Path file,
    String name,
    JsonObject entry,
    String written,
    boolean isNewFile,
    Optional<Path> backup,
    List<Path> own) {

  static Receipt of(JsonObject json) {
    return new Receipt(
        json.string("client").orElseThrow(),
        Path.of(json.string("file").orElseThrow()),
        json.string("name").orElseThrow(),
        json.object("entry").orElseThrow(),
        json.string("written").orElseThrow(),
        json.isTrue("newFile"),
        json.string("backup").map(Path::of),
        paths(json, "own").toList());
  }

  static Stream<Path> paths(JsonObject json, String member) {
    return json.items(member).stream().flatMap(item -> item.asString().stream()).map(Path::of);
  }

  JsonObject toJson() {
    return JsonObject.builder()
        .put("client", client)
        .put("file", file.toString())
        .put("name", name)
        .put("entry", entry)
        .put("written", written)
        .put("newFile", Json.of(isNewFile))
        .put("backup", backup.map(path -> Json.of(path.toString())))
        .put("own", strings(own))
        .build();
  }

  static Json strings(List<Path> paths) {
    return Json.array(paths.stream().map(path -> Json.of(path.toString())).toList());
  }

  boolean isOf(Path configuration, String wanted) {
    return file.equals(configuration) && name.equals(wanted);
  }
}
