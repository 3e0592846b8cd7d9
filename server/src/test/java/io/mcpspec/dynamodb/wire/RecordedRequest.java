package io.mcpspec.dynamodb.wire;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * A request that reached the stub.
 *
 * @param operation AWS operation, from {@code X-Amz-Target}
 * @param headers headers as sent
 * @param body the JSON body
 * @param clientPort port that it came from, one for each connection
 */
public record RecordedRequest(String operation, Headers headers, JsonObject body, int clientPort) {

  /** Target prefix of DynamoDB's JSON protocol. */
  private static final String TARGET = "DynamoDB_20120810.";

  static RecordedRequest read(HttpExchange exchange) throws IOException {
    String target = Optional.ofNullable(exchange.getRequestHeaders().getFirst("X-Amz-Target")).orElse("(none)");
    if (!target.startsWith(TARGET)) {
      throw new IOException("expected an X-Amz-Target that starts with " + TARGET + ", got " + target);
    }
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    JsonObject json = JsonReader.read(body).asObject().orElseThrow(() -> new IOException("not an object: " + body));
    return new RecordedRequest(
        target.substring(TARGET.length()), exchange.getRequestHeaders(), json, exchange.getRemoteAddress().getPort());
  }

  /** The region that the request was signed for; empty when it is not signed. */
  public Optional<String> signedRegion() {
    return Optional.ofNullable(headers.getFirst("Authorization"))
        .map(authorization -> authorization.split("/"))
        .filter(scope -> scope.length > 2)
        .map(scope -> scope[2]);
  }
}
