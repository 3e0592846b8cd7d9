package io.mcpspec.runtime.sdk;

import io.mcpspec.runtime.execution.HandlerSession;
import io.mcpspec.runtime.rpc.Outbox;

/** Opens sessions of the MCP SDK. It names none of the SDK's classes, so that they load with the first session. */
public final class SdkSessions implements HandlerSession.Factory {

  @Override
  public HandlerSession open(String sessionId, Outbox outbox) {
    return SdkSession.open(sessionId, outbox);
  }
}
