package io.mcpspec.runtime.http;

import io.mcpspec.runtime.rpc.RpcErrors;

/** The HTTP statuses that are sent. */
final class Status {

  static final int OK = 200;
  static final int ACCEPTED = 202;
  static final int NO_CONTENT = 204;
  static final int BAD_REQUEST = 400;
  static final int UNAUTHORIZED = 401;
  static final int FORBIDDEN = 403;
  static final int NOT_FOUND = 404;
  static final int METHOD_NOT_ALLOWED = 405;
  static final int NOT_ACCEPTABLE = 406;
  static final int TOO_LARGE = 413;
  static final int UNSUPPORTED_TYPE = 415;
  static final int INTERNAL_ERROR = 500;
  static final int UNAVAILABLE = 503;
  static final int UNKNOWN_VERSION = 505;

  private Status() {}

  /** The status of a JSON-RPC error since MCP 2026-07-28. */
  static int ofError(int code) {
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
