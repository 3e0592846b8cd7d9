package io.mcpspec.runtime.http.message;

import io.mcpspec.runtime.json.JsonNull;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.rpc.RpcMessages;
import java.util.LinkedHashMap;
import java.util.Map;

/** A request that is answered with an HTTP status and a JSON-RPC error that says why. */
public final class HttpRefusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int status;
  private final int code;
  private final transient Map<String, String> headers = new LinkedHashMap<>();

  public HttpRefusal(int status, int code, String message) {
    super(message);
    this.status = status;
    this.code = code;
  }

  public HttpRefusal(int status, String message) {
    this(status, isOfRequest(status) ? RpcErrors.INVALID_REQUEST : RpcErrors.INTERNAL_ERROR, message);
  }

  private static boolean isOfRequest(int status) {
    return status < Status.INTERNAL_ERROR || status == Status.UNKNOWN_VERSION;
  }

  public static HttpRefusal stopping() {
    return new HttpRefusal(Status.UNAVAILABLE, "the server is stopping").closing();
  }

  /** Nothing more is read from the connection. */
  public HttpRefusal closing() {
    return with(Reply.CONNECTION, Reply.CLOSE);
  }

  public HttpRefusal with(String header, String value) {
    headers.put(header, value);
    return this;
  }

  public int status() {
    return status;
  }

  public Map<String, String> headers() {
    return headers;
  }

  /** The request's id is not known where requests are refused. */
  byte[] body() {
    return RpcMessages.error(JsonNull.NULL, new RpcException(code, getMessage()));
  }
}
