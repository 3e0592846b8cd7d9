package io.mcpspec.runtime.execution;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The calls that handlers are answering, by the id of their request. */
public final class RunningCalls {

  private final Map<Json, RunningCall> byId = new HashMap<>();

  public synchronized void add(RunningCall call) {
    if (byId.putIfAbsent(call.id(), call) != null) {
      throw new RpcException(
          RpcErrors.INVALID_REQUEST, "id " + call.id().toJson() + " is that of a request which is still running");
    }
  }

  /** Forgets the call once its answer is sent. */
  public synchronized void remove(RunningCall call) {
    byId.remove(call.id(), call);
    if (byId.isEmpty()) {
      notifyAll();
    }
  }

  /** Cancels the call with that id; a call that has ended, or never was, is ignored, as MCP asks. */
  public void cancel(Json id) {
    RunningCall call;
    synchronized (this) {
      call = byId.get(id);
    }
    if (call != null) {
      call.cancel();
      remove(call);
    }
  }

  public void cancelAll() {
    List<Json> ids;
    synchronized (this) {
      ids = List.copyOf(byId.keySet());
    }
    ids.forEach(this::cancel);
  }

  /** Waits until every call has been answered. */
  public synchronized void awaitNone() throws InterruptedException {
    while (!byId.isEmpty()) {
      wait();
    }
  }
}
