package io.mcpspec.runtime.aws.client;

import java.util.Set;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.core.interceptor.SdkExecutionAttribute;

/**
 * Knows whether the request that a thread is sending carries a client token. AWS takes two with one token for one, so
 * such a request may be sent again although the first may have had its effect. The SDK makes a token where the caller
 * gave none, and sends the same with each attempt.
 */
public final class ClientTokens implements ExecutionInterceptor {

  private final Set<String> operations;
  private final ThreadLocal<Boolean> carried = ThreadLocal.withInitial(() -> false);

  /**
   * @param operations the operations whose requests carry a token
   */
  public ClientTokens(Set<String> operations) {
    this.operations = operations;
  }

  public boolean isCarried() {
    return carried.get();
  }

  @Override
  public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
    carried.set(operations.contains(attributes.getAttribute(SdkExecutionAttribute.OPERATION_NAME)));
  }

  @Override
  public void afterExecution(Context.AfterExecution context, ExecutionAttributes attributes) {
    carried.remove();
  }

  @Override
  public void onExecutionFailure(Context.FailedExecution context, ExecutionAttributes attributes) {
    carried.remove();
  }
}
