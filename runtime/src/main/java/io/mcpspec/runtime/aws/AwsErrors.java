package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.tool.ToolException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * Turns what the SDK throws into what the model is told: what went wrong, what to do next, AWS's code and request id.
 * Neither credentials nor requests are ever in the text.
 */
final class AwsErrors {

  private static final List<String> EXPIRED =
      List.of("ExpiredTokenException", "ExpiredToken", "TokenRefreshRequired", "RequestExpired");

  /** AWS's messages for these hold the request that was to be signed. */
  private static final List<String> REJECTED = List.of(
      "UnrecognizedClientException",
      "InvalidSignatureException",
      "SignatureDoesNotMatch",
      "IncompleteSignatureException",
      "IncompleteSignature",
      "InvalidClientTokenId",
      "MissingAuthenticationTokenException",
      "MissingAuthenticationToken");

  private static final String DENIED = "AccessDeniedException";

  private final Map<String, String> own;
  private final Map<String, String> common;

  /**
   * @param own the tool's own texts by AWS error code
   * @param common the texts for all other codes
   */
  AwsErrors(Map<String, String> own, Map<String, String> common) {
    this.own = own;
    this.common = common;
  }

  ToolException explain(SdkException failure, CallFacts facts) {
    if (failure instanceof AwsServiceException refused) {
      return new ToolException(refusal(refused, facts), failure);
    }
    return new ToolException(ClientFailures.text(failure, facts), failure);
  }

  private String refusal(AwsServiceException refused, CallFacts facts) {
    String code = code(refused);
    String text = Optional.ofNullable(own.getOrDefault(code, common.get(code)))
        .map(written -> ErrorText.fill(written, facts.arguments().get(), facts.region()))
        .orElseGet(() -> general(code, refused, facts));
    return text + "\n" + origin(code, refused) + details(refused, facts);
  }

  private static String general(String code, AwsServiceException refused, CallFacts facts) {
    if (EXPIRED.contains(code)) {
      return "Credentials expired: renew them (such as by `aws sso login`) and retry";
    }
    if (REJECTED.contains(code)) {
      return "AWS rejected the credentials: check that they belong to the account and partition of "
          + facts.region() + ", and this machine's clock";
    }
    if (code.equals(DENIED)) {
      return "Access denied: the message below names the action that profile " + facts.profile() + " lacks";
    }
    if (refused.isThrottlingException()) {
      return "Throttled after " + Attempts.of(refused) + ": retry later";
    }
    return refused.statusCode() >= 500 ? serverFault(refused, facts) : facts.service() + " refused the call";
  }

  private static String serverFault(AwsServiceException refused, CallFacts facts) {
    String failed = facts.service() + " failed on its side after " + Attempts.of(refused) + ": ";
    return failed + (facts.writes() ? ClientFailures.UNCERTAIN : "retry later");
  }

  /** What the service says of it, or else the exception's own members, such as the item that failed a condition. */
  private static String details(AwsServiceException refused, CallFacts facts) {
    return facts.clients().service().details(refused, facts.arguments()).orElseGet(() -> members(refused));
  }

  private static String members(AwsServiceException refused) {
    JsonObject members = SdkJson.toJson(refused);
    JsonObject.Builder kept = JsonObject.builder();
    members.members().forEach((name, value) -> {
      if (!name.equalsIgnoreCase("message")) {
        kept.put(name, value);
      }
    });
    JsonObject details = kept.build();
    return details.members().isEmpty() ? "" : "\nDetails: " + details.toJson();
  }

  private static String origin(String code, AwsServiceException refused) {
    String message = Optional.ofNullable(refused.awsErrorDetails()).map(AwsErrorDetails::errorMessage).orElse("");
    String said = REJECTED.contains(code) || message.isBlank() ? "" : ": " + message.strip();
    String request = Optional.ofNullable(refused.requestId()).orElse("unknown");
    return "AWS: " + code + said + " (request id " + request + Attempts.note(refused) + ")";
  }

  static String code(AwsServiceException refused) {
    return Optional.ofNullable(refused.awsErrorDetails())
        .map(AwsErrorDetails::errorCode)
        .orElse("HTTP " + refused.statusCode());
  }
}
