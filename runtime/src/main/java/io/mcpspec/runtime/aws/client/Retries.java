package io.mcpspec.runtime.aws.client;

import java.io.IOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;
import java.util.Set;
import java.util.function.BooleanSupplier;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.exception.SdkServiceException;
import software.amazon.awssdk.retries.DefaultRetryStrategy;
import software.amazon.awssdk.retries.api.RetryStrategy;

/** When a failed request is sent again. */
public final class Retries {

  private static final int ATTEMPTS = 3;

  private Retries() {}

  /** Reads are repeated after every failure that may pass: the SDK's standard mode. */
  public static RetryStrategy forReads() {
    return AwsRetryStrategy.standardRetryStrategy().toBuilder().maxAttempts(ATTEMPTS).build();
  }

  /**
   * Writes are repeated only when the first request certainly changed nothing: AWS turned it away, or it never arrived.
   * A second {@code ADD} after a lost answer would count twice; a second put or delete would undo what others wrote in
   * between. A request with a client token is repeated like a read, since AWS takes both for one.
   *
   * @param hasToken whether the request that this thread is sending carries a client token
   * @param inProgress the codes that say that AWS still works on the first request with this token
   */
  public static RetryStrategy forWrites(BooleanSupplier hasToken, Set<String> inProgress) {
    return DefaultRetryStrategy.standardStrategyBuilder()
        .maxAttempts(ATTEMPTS)
        .useClientDefaults(false)
        .treatAsThrottling(Retries::isThrottling)
        .retryOnException(failure -> isThrottling(failure) || isClockSkew(failure) || neverArrived(failure)
            || hasToken.getAsBoolean() && mayPass(failure, inProgress))
        .build();
  }

  /** Whether the answer was lost, or AWS failed, or AWS still works on the first request with this token. */
  private static boolean mayPass(Throwable failure, Set<String> inProgress) {
    if (failure instanceof AwsServiceException refused) {
      return refused.statusCode() >= 500 || inProgress.contains(refused.awsErrorDetails().errorCode());
    }
    return failure instanceof SdkClientException && failure.getCause() instanceof IOException;
  }

  public static boolean isThrottling(Throwable failure) {
    return failure instanceof SdkServiceException refused && refused.isThrottlingException();
  }

  /** Whether the request did not reach the other side, anywhere in the chain of causes. */
  public static boolean neverArrived(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof ConnectException
          || cause instanceof UnknownHostException
          || cause instanceof NoRouteToHostException) {
        return true;
      }
    }
    return false;
  }

  private static boolean isClockSkew(Throwable failure) {
    return failure instanceof SdkServiceException refused && refused.isClockSkewException();
  }
}
