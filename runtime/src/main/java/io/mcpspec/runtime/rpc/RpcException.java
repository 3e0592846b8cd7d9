package io.mcpspec.runtime.rpc;

import io.mcpspec.runtime.json.Json;
import java.util.Optional;

/** A request that is answered with a JSON-RPC error; code, message and data go to the client as they are. */
public final class RpcException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int code;
  private final transient Optional<Json> data;

  public RpcException(int code, String message) {
    this(code, message, Optional.empty());
  }

  public RpcException(int code, String message, Optional<Json> data) {
    super(message);
    this.code = code;
    this.data = data;
  }

  public int code() {
    return code;
  }

  /** The error's data, lost when the exception is serialised. */
  public Optional<Json> data() {
    return data == null ? Optional.empty() : data;
  }
}
