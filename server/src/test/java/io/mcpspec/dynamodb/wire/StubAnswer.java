package io.mcpspec.dynamodb.wire;

import io.mcpspec.runtime.json.JsonObject;
import java.time.Duration;

/**
 * What the stub answers.
 *
 * @param status HTTP status; 0 drops the connection without an answer
 * @param body JSON body
 * @param delay wait before it
 */
public record StubAnswer(int status, JsonObject body, Duration delay) {

  /** Stands on every answer, so that tests can look for it. */
  public static final String REQUEST_ID = "STUB0REQUEST0ID0000000000000000000000000000000000000";

  public static StubAnswer ok(JsonObject body) {
    return new StubAnswer(200, body, Duration.ZERO);
  }

  /**
   * An AWS error.
   *
   * @param code the error's name, {@code ResourceNotFoundException}
   */
  public static StubAnswer error(int status, String code, String message) {
    String type = "com.amazonaws.dynamodb.v20120810#" + code;
    JsonObject body = JsonObject.builder().put("__type", type).put("message", message).build();
    return new StubAnswer(status, body, Duration.ZERO);
  }

  public static StubAnswer throttled() {
    return error(400, "ThrottlingException", "Rate of requests exceeds the allowed throughput.");
  }

  public static StubAnswer dropped() {
    return new StubAnswer(0, JsonObject.EMPTY, Duration.ZERO);
  }

  public StubAnswer after(Duration wait) {
    return new StubAnswer(status, body, wait);
  }

  boolean drops() {
    return status == 0;
  }
}
