package io.mcpspec.runtime.intercept;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.Call;
import io.mcpspec.runtime.server.Interceptor;
import io.mcpspec.runtime.server.ResourceLimit;
import io.mcpspec.runtime.server.ServerOptions;
import java.util.ArrayList;
import java.util.List;

/** The one list of what wraps every call, outermost first. */
public final class InterceptorChain {

  private final List<Interceptor> interceptors;

  private InterceptorChain(List<Interceptor> interceptors) {
    this.interceptors = List.copyOf(interceptors);
  }

  /**
   * @param own the server's own interceptors
   */
  public static InterceptorChain of(ServerOptions options, List<Interceptor> own) {
    List<Interceptor> all = new ArrayList<>();
    all.add(new FailureLog());
    all.add(new ReadOnlyGuard(options.readOnly()));
    for (ResourceLimit limit : options.resources()) { // a lambda would slow the start
      all.add(ScopeGuard.of(limit));
    }
    all.add(new CallDeadline(options.limits()));
    all.addAll(own);
    return new InterceptorChain(all);
  }

  public JsonObject proceed(Call call, Interceptor.Next handler) {
    return from(0, handler).proceed(call);
  }

  private Interceptor.Next from(int index, Interceptor.Next handler) {
    return index == interceptors.size()
        ? handler
        : call -> interceptors.get(index).intercept(call, from(index + 1, handler));
  }
}
