package io.mcpspec.bench.server;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** A running server, spoken to over stdio. What it says on standard error goes into a file. */
public final class StdioSession implements AutoCloseable {

  private static final String VERSION = "2025-11-25";

  private final Process process;
  private final OutputStream input;
  private final BufferedReader output;
  private long lastId;

  private StdioSession(Process process) {
    this.process = process;
    this.input = process.getOutputStream();
    this.output = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8), 1 << 16);
  }

  /** Starts a server; it has said nothing yet. */
  public static StdioSession start(Contestant server, Path errors) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(server.command()).redirectError(errors.toFile());
    builder.environment().putAll(server.environment());
    return new StdioSession(builder.start());
  }

  public void initialize() throws IOException {
    request("initialize", JsonObject.builder()
        .put("protocolVersion", VERSION)
        .put("capabilities", JsonObject.EMPTY)
        .put("clientInfo", JsonObject.builder().put("name", "bench").put("version", "1").build())
        .build());
    send(message("notifications/initialized", JsonObject.EMPTY).build());
  }

  /**
   * Sends a request and waits for its result.
   *
   * @throws IOException when the answer is an error, or a tool's error, or there is none
   */
  public JsonObject request(String method, JsonObject params) throws IOException {
    long id = send(method, params);
    JsonObject answer = receive();
    while (!answer.get("id").filter(Json.of(id)::equals).isPresent()) {
      answer = receive();
    }
    return answer.object("result").filter(result -> !result.get("isError").filter(Json.of(true)::equals).isPresent())
        .orElseThrow(() -> new IOException("`" + method + "` failed"));
  }

  /** Sends a request, and answers its id. */
  public long send(String method, JsonObject params) throws IOException {
    send(message(method, params).put("id", Json.of(++lastId)).build());
    return lastId;
  }

  public void send(JsonObject message) throws IOException {
    input.write((message.toJson() + "\n").getBytes(StandardCharsets.UTF_8));
    input.flush();
  }

  static JsonObject.Builder message(String method, JsonObject params) {
    return JsonObject.builder().put("jsonrpc", "2.0").put("method", method).put("params", params);
  }

  /** The next message, whatever it is. */
  public JsonObject receive() throws IOException {
    String line = output.readLine();
    if (line == null) {
      throw new IOException("the server ended; what it said is in the file of its standard error");
    }
    return JsonReader.read(line).asObject().orElseThrow();
  }

  public long pid() {
    return process.pid();
  }

  /** Ends the server's input, waits for its end, and ends it by force where it stays. */
  @Override
  public void close() throws IOException {
    input.close();
    try {
      process.waitFor(10, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      process.destroyForcibly();
    }
  }
}
