package io.mcpspec.dynamodb.install;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The steps of a Dockerfile.
 *
 * @param steps one a line, comments and blank lines left out, continued lines joined
 */
record Dockerfile(List<String> steps) {

  static Dockerfile read(Path file) throws IOException {
    String joined = Files.readString(file).replaceAll("\\\\\n\\s*", "");
    return new Dockerfile(joined.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList());
  }

  /** What stands behind each instruction of this kind, in order. */
  List<String> all(String instruction) {
    return steps.stream()
        .filter(step -> step.startsWith(instruction + " "))
        .map(step -> step.substring(instruction.length() + 1))
        .toList();
  }

  String only(String instruction) {
    List<String> all = all(instruction);
    if (all.size() != 1) {
      throw new AssertionError("expected one " + instruction + ", got " + all);
    }
    return all.get(0);
  }

  /** The words of an instruction in JSON form. */
  List<String> words(String instruction) {
    return JsonReader.read(only(instruction)).asArray().orElseThrow().items().stream()
        .map(Json::asString).map(word -> word.orElseThrow()).toList();
  }
}
