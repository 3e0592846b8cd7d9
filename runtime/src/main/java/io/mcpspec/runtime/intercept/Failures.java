package io.mcpspec.runtime.intercept;

import io.mcpspec.runtime.call.ClientUnavailableException;
import io.mcpspec.runtime.decode.InvalidArgumentsException;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.resource.ResourceNotFoundException;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.server.CallKind;
import io.mcpspec.runtime.text.ErrorText;
import io.mcpspec.runtime.tool.ToolException;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.Optional;

/** Turns failures into what MCP has for them: results for tools, since the model reads them, else JSON-RPC errors. */
public final class Failures {

  private Failures() {}

  /**
   * @return the result that tells of the failure
   * @throws RuntimeException the JSON-RPC error that does, or what is no answer at all
   */
  public static JsonObject answer(CallKind kind, String target, RuntimeException failure) {
    if (kind == CallKind.TOOL && isForTheModel(failure)) {
      return ToolResult.error(ErrorText.of(failure.getMessage())).toJson();
    }
    throw rpcError(target, failure);
  }

  private static boolean isForTheModel(RuntimeException failure) {
    return failure instanceof ToolException
        || failure instanceof InvalidArgumentsException
        || failure instanceof ClientUnavailableException;
  }

  private static RuntimeException rpcError(String target, RuntimeException failure) {
    if (failure instanceof InvalidArgumentsException) {
      return RpcErrors.invalidParams(ErrorText.of(failure.getMessage()));
    }
    if (failure instanceof ResourceNotFoundException) {
      Json data = JsonObject.builder().put("uri", target).build();
      return new RpcException(RpcErrors.RESOURCE_NOT_FOUND, ErrorText.of(failure.getMessage()), Optional.of(data));
    }
    if (failure instanceof ToolException || failure instanceof ClientUnavailableException) {
      return new RpcException(RpcErrors.INTERNAL_ERROR, ErrorText.of(failure.getMessage()));
    }
    return failure;
  }
}
