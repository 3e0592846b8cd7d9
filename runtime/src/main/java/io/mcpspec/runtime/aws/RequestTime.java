package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.call.ReadContext;
import java.time.Duration;
import java.time.Instant;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * Decides how long a request may take, retries included, unless it comes with a time of its own ({@link TimeLeft}): as
 * long as any request, but not beyond its call's time. It ends a little before the call does, so that the caller is
 * told what AWS did not answer.
 *
 * @param most what any request may take
 */
record RequestTime(CurrentCall current, Duration most) implements ExecutionInterceptor {

  private static final Duration TO_ANSWER = Duration.ofSeconds(1);
  private static final Duration LEAST = Duration.ofSeconds(1);

  @Override
  public SdkRequest modifyRequest(Context.ModifyRequest context, ExecutionAttributes attributes) {
    Duration time = current.context().map(this::of).orElse(most);
    boolean hasOwn = context.request().overrideConfiguration().flatMap(own -> own.apiCallTimeout()).isPresent();
    return hasOwn || time.equals(most)
        ? context.request()
        : ((DynamoDbRequest) context.request()).toBuilder().overrideConfiguration(o -> o.apiCallTimeout(time)).build();
  }

  /** How long a request of this call may take when it is sent now. */
  Duration of(ReadContext call) {
    Duration left = Duration.between(Instant.now(), call.deadline()).minus(TO_ANSWER);
    Duration time = left.compareTo(most) < 0 ? left : most;
    return time.compareTo(LEAST) < 0 ? LEAST : time;
  }
}
