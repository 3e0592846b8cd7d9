package io.mcpspec.runtime.aws;

import java.util.Optional;
import software.amazon.awssdk.core.exception.SdkException;

/** How often a request was sent. */
final class Attempts {

  private Attempts() {}

  static String of(SdkException failure) {
    int sent = Optional.ofNullable(failure.numAttempts()).orElse(1);
    return sent == 1 ? "1 attempt" : sent + " attempts";
  }
}
