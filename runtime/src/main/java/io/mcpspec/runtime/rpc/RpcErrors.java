package io.mcpspec.runtime.rpc;

/** The codes of JSON-RPC and MCP. */
public final class RpcErrors {

  public static final int PARSE_ERROR = -32700;
  public static final int INVALID_REQUEST = -32600;
  public static final int METHOD_NOT_FOUND = -32601;
  public static final int INVALID_PARAMS = -32602;
  public static final int INTERNAL_ERROR = -32603;
  /** Until 2025-11-25; since then it is {@link #INVALID_PARAMS}. */
  public static final int RESOURCE_NOT_FOUND = -32002;
  /** The HTTP headers of a request say another thing than its body. */
  public static final int HEADER_MISMATCH = -32020;
  /** The client has not declared what a handler asks of it. */
  public static final int MISSING_CLIENT_CAPABILITY = -32021;
  public static final int UNSUPPORTED_PROTOCOL_VERSION = -32022;

  private RpcErrors() {}

  public static RpcException invalidParams(String message) {
    return new RpcException(INVALID_PARAMS, message);
  }
}
