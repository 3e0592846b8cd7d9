package io.mcpspec.runtime.aws.client;

import io.mcpspec.runtime.call.ReadContext;
import java.time.Duration;
import java.time.Instant;
import software.amazon.awssdk.awscore.AwsRequest;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

/**
 * Decides how long a request may take, retries included, unless it comes with a time of its own: as long as any
 * request, but not beyond its call's time. It ends a little before the call does, so that the caller learns what AWS
 * did not answer.
 *
 * @param most what any request may take
 */
public record RequestTime(CurrentCall current, Duration most) implements ExecutionInterceptor {

  private static final Duration TO_ANSWER = Duration.ofSeconds(1);
  private static final Duration LEAST = Duration.ofSeconds(1);

  @Override
  public SdkRequest modifyRequest(Context.ModifyRequest context, ExecutionAttributes attributes) {
    Duration time = current.context().map(this::of).orElse(most);
    boolean hasOwn = context.request().overrideConfiguration().flatMap(own -> own.apiCallTimeout()).isPresent();
    return hasOwn || time.equals(most)
        ? context.request()
        : ((AwsRequest) context.request()).toBuilder().overrideConfiguration(o -> o.apiCallTimeout(time)).build();
  }

  /** How long a request of this call may take when it is sent now. */
  public Duration of(ReadContext call) {
    Duration left = Duration.between(Instant.now(), call.deadline()).minus(TO_ANSWER);
    Duration time = left.compareTo(most) < 0 ? left : most;
    return time.compareTo(LEAST) < 0 ? LEAST : time;
  }
}
