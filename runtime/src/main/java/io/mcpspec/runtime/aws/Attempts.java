package io.mcpspec.runtime.aws;

import java.util.Optional;
import software.amazon.awssdk.core.exception.SdkException;

/** How often a request was sent. */
final class Attempts {

  private Attempts() {}

  static String of(SdkException failure) {
    return count(failure) == 1 ? "1 attempt" : count(failure) + " attempts";
  }

  /** What to add to a text about a failure: nothing when it was sent once. */
  static String note(SdkException failure) {
    return count(failure) == 1 ? "" : ", after " + of(failure);
  }

  private static int count(SdkException failure) {
    return Optional.ofNullable(failure.numAttempts()).orElse(1);
  }
}
