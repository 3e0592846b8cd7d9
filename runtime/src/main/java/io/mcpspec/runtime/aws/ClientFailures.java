package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.aws.client.RegionNames;
import io.mcpspec.runtime.aws.client.Retries;
import io.mcpspec.runtime.aws.client.UsableCredentials;
import io.mcpspec.runtime.text.Quoted;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.core.exception.SdkException;

/** Texts for failures on this side: no credentials, no connection, no answer. */
final class ClientFailures {

  /** What to do after a write of which nobody knows whether it happened. */
  static final String UNCERTAIN = "the change may or may not have been made, so read before you repeat it";

  private static final Pattern SDK_DETAILS =
      Pattern.compile("\\b(?:[a-z]\\w*\\.)+[A-Z]\\w*: | \\(SDK Attempt Count: \\d+\\)");

  private ClientFailures() {}

  static String text(SdkException failure, CallFacts facts) {
    if (failure instanceof ApiCallTimeoutException) {
      return "No answer from " + facts.service() + " within " + inWords(facts.time()) + ": " + advice(facts);
    }
    if (isCausedBy(failure, UnknownHostException.class.getSimpleName())) {
      return unknownHost(facts);
    }
    return credentials(failure, facts).orElseGet(() -> connection(failure, facts));
  }

  private static Optional<String> credentials(SdkException failure, CallFacts facts) {
    if (UsableCredentials.UNUSABLE.equals(failure.getMessage())) {
      return Optional.of(UsableCredentials.UNUSABLE);
    }
    if (lacksCredentials(failure)) {
      return Optional.of(noCredentials(facts.profile()));
    }
    return isCausedBy(failure, "ExpiredTokenException")
        ? Optional.of("Credentials expired: run `aws sso login` and retry")
        : Optional.empty();
  }

  private static String connection(SdkException failure, CallFacts facts) {
    if (Retries.neverArrived(failure)) {
      return "No connection to " + facts.service() + " in " + facts.region() + " after " + Attempts.of(failure)
          + ": check the network and the endpoint, then retry";
    }
    if (isUnreadable(failure)) {
      return "What answered for " + facts.service() + " in " + facts.region() + " is no answer of " + facts.service()
          + "'s: " + (facts.writes() ? UNCERTAIN : "check the endpoint, then retry");
    }
    return "The call to " + facts.service() + " in " + facts.region() + " broke off after " + Attempts.of(failure)
        + ": " + advice(facts) + " (" + firstLine(failure) + ")";
  }

  static boolean lacksCredentials(Throwable failure) {
    return String.valueOf(failure.getMessage()).contains("Unable to load credentials");
  }

  static String noCredentials(String profile) {
    return "No AWS credentials found (profile " + profile + "): run `aws sso login`, or set AWS_ACCESS_KEY_ID and"
        + " AWS_SECRET_ACCESS_KEY, or choose another profile by AWS_PROFILE";
  }

  private static String unknownHost(CallFacts facts) {
    if (facts.hasOwnEndpoint()) {
      return "The host of the configured endpoint is not known: check "
          + facts.clients().service().endpointVariable();
    }
    String region = facts.region();
    return RegionNames.isKnown(region)
        ? "The host of " + facts.service() + " in " + region + " was not found: check the network, then retry"
        : "No endpoint for region '" + region + "'; nearest: " + RegionNames.nearest(region);
  }

  private static String inWords(Duration time) {
    return (time.toMillis() + 999) / 1000 + " s";
  }

  private static String advice(CallFacts facts) {
    return facts.writes() ? UNCERTAIN : "retry, or ask for less";
  }

  private static boolean isCausedBy(Throwable failure, String simpleName) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause.getClass().getSimpleName().equals(simpleName)) {
        return true;
      }
    }
    return false;
  }

  /** The SDK has no type for it, and its text is that of its JSON parser. */
  private static boolean isUnreadable(SdkException failure) {
    return String.valueOf(failure.getMessage()).startsWith("Unable to unmarshall response");
  }

  /** The start of the SDK's text, without the names of its classes and its own count of attempts. */
  static String firstLine(Throwable failure) {
    String line = String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
    return Quoted.shortened(SDK_DETAILS.matcher(line).replaceAll(""));
  }
}
