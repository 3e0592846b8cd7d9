package io.mcpspec.runtime.aws;

import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.exception.SdkServiceException;
import software.amazon.awssdk.retries.DefaultRetryStrategy;
import software.amazon.awssdk.retries.api.RetryStrategy;

/** When a failed request is sent again. */
final class Retries {

  private static final int ATTEMPTS = 3;

  private Retries() {}

  /** Reads are repeated after every failure that may pass: the SDK's standard mode. */
  static RetryStrategy forReads() {
    return AwsRetryStrategy.standardRetryStrategy().toBuilder().maxAttempts(ATTEMPTS).build();
  }

  /**
   * Writes are repeated only when the first request certainly changed nothing: AWS turned it away, or it never arrived.
   * A second {@code ADD} after a lost answer would count twice.
   */
  static RetryStrategy forWrites() {
    return DefaultRetryStrategy.standardStrategyBuilder()
        .maxAttempts(ATTEMPTS)
        .useClientDefaults(false)
        .treatAsThrottling(Retries::isThrottling)
        .retryOnException(failure -> isThrottling(failure) || isClockSkew(failure) || neverArrived(failure))
        .build();
  }

  static boolean isThrottling(Throwable failure) {
    return failure instanceof SdkServiceException refused && refused.isThrottlingException();
  }

  /** Whether the request did not reach the other side, anywhere in the chain of causes. */
  static boolean neverArrived(Throwable failure) {
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
