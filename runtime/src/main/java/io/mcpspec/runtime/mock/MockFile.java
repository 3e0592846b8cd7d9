package io.mcpspec.runtime.mock;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.surface.SurfaceFiles;
import java.util.List;

/** Reads what the compiler made for mocks: one object a line, for a tool, a prompt, a resource or a completion. */
record MockFile(List<JsonObject> lines) {

  private static final String FILE = "mocks.jsonl";

  /**
   * @throws IllegalStateException when the server was not built as a mock
   */
  static MockFile read(SurfaceFiles files) {
    return new MockFile(files.required(FILE).lines()
        .map(line -> JsonReader.read(line).asObject().orElseThrow())
        .toList());
  }

  /** The lines of one kind: {@code tool}, {@code prompt}, {@code resource} or {@code completion}. */
  List<JsonObject> all(String kind) {
    return lines.stream().filter(line -> line.string(kind).isPresent()).toList();
  }

  /** The line of one thing. */
  JsonObject of(String kind, String name) {
    return lines.stream()
        .filter(line -> line.string(kind).filter(name::equals).isPresent())
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(
            "`" + FILE + "` knows no " + kind + " `" + name + "`; build the server again with `mvn package`"));
  }
}
