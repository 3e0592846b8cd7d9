package io.mcpspec.runtime.aws.client;

import java.util.Set;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.core.interceptor.SdkExecutionAttribute;

/** Lets only operations that read through, before anything is signed or sent. */
public final class ReadOnlyOperations implements ExecutionInterceptor {

  private final Set<String> allowed;

  public ReadOnlyOperations(Set<String> allowed) {
    this.allowed = allowed;
  }

  @Override
  public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
    String operation = attributes.getAttribute(SdkExecutionAttribute.OPERATION_NAME);
    if (!allowed.contains(operation)) {
      throw new OperationRefusedException(operation);
    }
  }
}
