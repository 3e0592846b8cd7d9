package io.mcpspec.runtime.http.message;

import io.mcpspec.runtime.rpc.RpcErrors;

/** The HTTP statuses that are sent. */
public final class Status {

  public static final int OK = 200;
  public static final int ACCEPTED = 202;
  public static final int NO_CONTENT = 204;
  public static final int BAD_REQUEST = 400;
  public static final int UNAUTHORIZED = 401;
  public static final int FORBIDDEN = 403;
  public static final int NOT_FOUND = 404;
  public static final int METHOD_NOT_ALLOWED = 405;
  public static final int NOT_ACCEPTABLE = 406;
  public static final int TOO_LARGE = 413;
  public static final int UNSUPPORTED_TYPE = 415;
  public static final int INTERNAL_ERROR = 500;
  public static final int UNAVAILABLE = 503;
  public static final int UNKNOWN_VERSION = 505;

  private Status() {}

  /** The status of a JSON-RPC error since MCP 2026-07-28. */
  public static int ofError(int code) {
    return switch (code) {
      case RpcErrors.METHOD_NOT_FOUND -> NOT_FOUND;
      case RpcErrors.INVALID_REQUEST,
          RpcErrors.HEADER_MISMATCH,
          RpcErrors.MISSING_CLIENT_CAPABILITY,
          RpcErrors.UNSUPPORTED_PROTOCOL_VERSION -> BAD_REQUEST;
      default -> OK;
    };
  }
}
