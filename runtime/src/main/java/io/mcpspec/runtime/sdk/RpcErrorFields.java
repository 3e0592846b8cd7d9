package io.mcpspec.runtime.sdk;

import io.mcpspec.runtime.json.JsonNumber;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.rpc.RpcErrors;
import java.util.Optional;

/** Reads errors that clients send. */
final class RpcErrorFields {

  private RpcErrorFields() {}

  /** The error's code, or an internal error's where it has none that fits. */
  static int code(JsonObject error) {
    Optional<Integer> code = error.get("code")
        .filter(JsonNumber.class::isInstance)
        .map(JsonNumber.class::cast)
        .filter(number -> number.asLong().isPresent())
        .map(number -> (int) number.asLong().getAsLong());
    return code.orElse(RpcErrors.INTERNAL_ERROR);
  }
}
