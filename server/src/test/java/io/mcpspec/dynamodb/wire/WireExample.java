package io.mcpspec.dynamodb.wire;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonNumber;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.json.JsonString;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * One operation as data, {@code src/test/resources/wire/<Operation>.json}: a call of its tool, what must reach AWS,
 * what AWS answers and what the tool must make of it; then an error of AWS's, and a wrong argument with the problem to
 * name.
 *
 * @param operation AWS operation, from the file's name
 * @param data the file
 */
public record WireExample(String operation, JsonObject data) {

  private static final Path FOLDER = Path.of("src", "test", "resources", "wire");

  /** All examples, by operation. */
  public static List<WireExample> all() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().map(WireExample::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static WireExample read(Path file) {
    try {
      String name = file.getFileName().toString().replace(".json", "");
      return new WireExample(name, JsonReader.read(Files.readString(file)).asObject().orElseThrow());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public String tool() {
    return text(data, "tool");
  }

  /** What the tool is called with. */
  public JsonObject arguments() {
    return object("arguments");
  }

  /** The body that must reach AWS. */
  public JsonObject request() {
    return object("request");
  }

  /** The body that AWS answers. */
  public JsonObject response() {
    return object("response");
  }

  /** The structured content that the tool must answer. */
  public JsonObject result() {
    return object("result");
  }

  /** The AWS error code. */
  public String errorCode() {
    return text(object("error"), "code");
  }

  public StubAnswer error() {
    Json status = object("error").get("status").orElseThrow();
    int code = ((JsonNumber) status).value().intValueExact();
    return StubAnswer.error(code, errorCode(), text(object("error"), "message"));
  }

  public JsonObject badArguments() {
    return object("badArguments");
  }

  /** What the error about the bad arguments must contain. */
  public String problem() {
    return text(data, "problem");
  }

  private JsonObject object(String name) {
    return data.object(name).orElseThrow(() -> new IllegalStateException(operation + ".json has no object " + name));
  }

  private static String text(JsonObject object, String name) {
    return ((JsonString) object.get(name).orElseThrow()).value();
  }

  @Override
  public String toString() {
    return operation;
  }
}
