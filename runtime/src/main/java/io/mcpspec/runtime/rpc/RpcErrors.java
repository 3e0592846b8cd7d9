package io.mcpspec.runtime.rpc;

/** The codes of JSON-RPC and MCP. */
public final class RpcErrors {

  public static final int PARSE_ERROR = -32700;
  public static final int INVALID_REQUEST = -32600;
  public static final int METHOD_NOT_FOUND = -32601;
  public static final int INVALID_PARAMS = -32602;
  public static final int INTERNAL_ERROR = -32603;
  public static final int RESOURCE_NOT_FOUND = -32002;

  private RpcErrors() {}

  public static RpcException invalidParams(String message) {
    return new RpcException(INVALID_PARAMS, message);
  }
}
