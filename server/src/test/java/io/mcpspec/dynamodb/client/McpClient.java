package io.mcpspec.dynamodb.client;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * An MCP client on a server's standard input and output, close to the wire: tests say what is sent, line by line.
 * Waiting ends after a limit with an error that shows the server's standard error.
 */
public final class McpClient implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Inbox inbox = new Inbox();
  private final AtomicLong lastId = new AtomicLong();
  private final ServerProcess process;

  private McpClient(Launch launch) {
    process = new ServerProcess(launch, inbox::accept, inbox::end);
  }

  /** Starts the server without a word to it. */
  public static McpClient start(Launch launch) {
    return new McpClient(launch);
  }

  /** Starts the server and does the handshake. */
  public static McpClient open(Launch launch) {
    McpClient client = start(launch);
    try {
      client.result("initialize", initializeParams());
      client.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
      return client;
    } catch (RuntimeException | AssertionError e) {
      client.close();
      throw e;
    }
  }

  public static JsonObject initializeParams() {
    JsonObject info = JsonObject.builder().put("name", "test").put("version", "1").build();
    return JsonObject.builder()
        .put("protocolVersion", "2025-11-25")
        .put("capabilities", JsonObject.EMPTY)
        .put("clientInfo", info)
        .build();
  }

  /** Sends one line as it is. */
  public void send(String line) {
    process.send(line);
  }

  /** The response to the request with this id, whole: with {@code result} or {@code error}. */
  public JsonObject response(Json id) {
    return inbox.await(id, PATIENCE, process::state);
  }

  /** Sends a request and returns its response, whole. */
  public JsonObject request(String method, JsonObject params) {
    return response(begin(method, params));
  }

  /** Sends a request and returns its id. */
  public Json begin(String method, JsonObject params) {
    Json id = Json.of(lastId.incrementAndGet());
    process.send(JsonObject.builder()
        .put("jsonrpc", "2.0")
        .put("id", id)
        .put("method", method)
        .put("params", params)
        .build()
        .toJson());
    return id;
  }

  /** Sends a request that must succeed and returns its result. */
  public JsonObject result(String method, JsonObject params) {
    JsonObject response = request(method, params);
    return response
        .object("result")
        .orElseThrow(() -> new AssertionError(method + " failed: " + response + process.state()));
  }

  /** The items of a list: {@code list("tools/list", "tools")}. */
  public List<JsonObject> list(String method, String member) {
    Json items = result(method, JsonObject.EMPTY).get(member).orElseThrow();
    return ((JsonArray) items).items().stream().map(item -> item.asObject().orElseThrow()).toList();
  }

  public ToolAnswer call(String tool, JsonObject arguments) {
    return new ToolAnswer(
        result("tools/call", JsonObject.builder().put("name", tool).put("arguments", arguments).build()));
  }

  /** Begins a call and asks for progress, under a token that is the call's own. Returns the request's id. */
  public Json beginCall(String tool, JsonObject arguments, String progressToken) {
    return begin("tools/call", JsonObject.builder()
        .put("name", tool)
        .put("arguments", arguments)
        .put("_meta", JsonObject.builder().put("progressToken", progressToken).build())
        .build());
  }

  /** The answer of a call that was begun. */
  public ToolAnswer answer(Json id) {
    return new ToolAnswer(response(id).object("result").orElseThrow());
  }

  /** The messages of progress that came under a token. */
  public List<String> progress(String token) {
    return inbox.others().stream()
        .map(line -> JsonReader.read(line).asObject().orElseThrow())
        .filter(message -> message.string("method").filter("notifications/progress"::equals).isPresent())
        .map(message -> message.object("params").orElseThrow())
        .filter(params -> params.string("progressToken").filter(token::equals).isPresent())
        .map(params -> params.string("message").orElseThrow())
        .toList();
  }

  /** The lines that no waiting test has taken: notifications, and answers without an id. */
  public List<String> otherLines() {
    return inbox.others();
  }

  /** Ends the server's input and waits for its end. Returns the exit status. */
  public int end() {
    process.endInput();
    return process.awaitExit(PATIENCE);
  }

  public String standardError() {
    return process.errors();
  }

  @Override
  public void close() {
    process.close();
  }
}
