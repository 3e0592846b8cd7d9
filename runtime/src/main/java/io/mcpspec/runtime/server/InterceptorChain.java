package io.mcpspec.runtime.server;

import io.mcpspec.runtime.json.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** The one list of what wraps every call, outermost first. */
final class InterceptorChain {

  private final List<Interceptor> interceptors;

  private InterceptorChain(List<Interceptor> interceptors) {
    this.interceptors = List.copyOf(interceptors);
  }

  static InterceptorChain of(ServerOptions options, ServerDefinition definition) {
    List<Interceptor> all = new ArrayList<>();
    all.add(new FailureLog());
    all.add(new ReadOnlyGuard(options.readOnly()));
    all.add(new CallDeadline(options.callTime()));
    all.addAll(definition.interceptors());
    return new InterceptorChain(all);
  }

  JsonObject proceed(Call call, Interceptor.Next handler) {
    return from(0, handler).proceed(call);
  }

  private Interceptor.Next from(int index, Interceptor.Next handler) {
    return index == interceptors.size()
        ? handler
        : call -> interceptors.get(index).intercept(call, from(index + 1, handler));
  }
}
