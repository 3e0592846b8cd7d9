package io.mcpspec.runtime.aws.dynamodb;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.server.Rehearsal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Calls of tools that are bound to DynamoDB, answered on the loopback interface with what AWS would answer. */
public final class DynamoDbRehearsal implements Rehearsal {

  private static final Pattern TIME =
      Pattern.compile("(?<!\"S\":)\"(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ)\"");
  private static final String NOWHERE = "no-such-file";

  private final List<Sample> samples;
  private final Map<String, String> answers = new LinkedHashMap<>();
  private final HttpServer endpoint;

  /**
   * An example of a spec.
   *
   * @param tool the tool
   * @param operation AWS's name of the operation that it calls
   * @param arguments the call's arguments, a JSON object
   * @param answer AWS's answer, a JSON object
   */
  public record Sample(String tool, String operation, String arguments, String answer) {}

  /** Opens the stand-in. */
  public DynamoDbRehearsal(List<Sample> samples) {
    this.samples = List.copyOf(samples);
    samples.forEach(sample -> answers.put(sample.operation(), wireForm(sample.answer())));
    try {
      endpoint = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot listen on the loopback interface", e);
    }
    endpoint.createContext("/", this::answer);
    endpoint.start();
  }

  @Override
  public Map<String, String> environment() {
    InetSocketAddress address = endpoint.getAddress();
    Map<String, String> variables = new LinkedHashMap<>();
    variables.put(DynamoDb.ENDPOINT, "http://127.0.0.1:" + address.getPort());
    variables.put("AWS_REGION", "us-east-1");
    variables.put("AWS_ACCESS_KEY_ID", "REHEARSAL");
    variables.put("AWS_SECRET_ACCESS_KEY", "opens-nothing");
    variables.put("AWS_CONFIG_FILE", NOWHERE);
    variables.put("AWS_SHARED_CREDENTIALS_FILE", NOWHERE);
    variables.put("AWS_EC2_METADATA_DISABLED", "true");
    return variables;
  }

  @Override
  public List<ToolCall> calls() {
    return samples.stream()
        .map(sample -> new ToolCall(sample.tool(), object(sample.arguments())))
        .toList();
  }

  /** Examples show times as the server does, and AWS sends seconds; an attribute's value stays as it is. */
  static String wireForm(String answer) {
    return TIME.matcher(answer).replaceAll(time -> String.valueOf(Instant.parse(time.group(1)).getEpochSecond()));
  }

  private static JsonObject object(String json) {
    return JsonReader.read(json).asObject()
        .orElseThrow(() -> new IllegalArgumentException("a sample's arguments are an object, not " + json));
  }

  private void answer(HttpExchange exchange) throws IOException {
    String target = String.valueOf(exchange.getRequestHeaders().getFirst("X-Amz-Target"));
    String operation = target.substring(target.indexOf('.') + 1);
    byte[] body = answers.getOrDefault(operation, "{}").getBytes(StandardCharsets.UTF_8);
    try (exchange) {
      exchange.getRequestBody().readAllBytes();
      exchange.getResponseHeaders().add("Content-Type", "application/x-amz-json-1.0");
      exchange.getResponseHeaders().add("x-amzn-RequestId", "REHEARSAL");
      exchange.sendResponseHeaders(200, body.length);
      exchange.getResponseBody().write(body);
    }
  }

  @Override
  public void close() {
    endpoint.stop(0);
  }
}
