package io.mcpspec.generator.binding.aws;

import io.mcpspec.generator.diagnostic.ClosestName;
import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.model.Tool;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Finds texts for errors that an operation does not have. */
final class ErrorCheck {

  /** What AWS answers to any operation, whatever its model lists. */
  private static final List<String> OF_EVERY_OPERATION = List.of(
      "AccessDeniedException",
      "ExpiredTokenException",
      "IncompleteSignatureException",
      "InternalFailure",
      "InternalServerError",
      "InvalidSignatureException",
      "LimitExceededException",
      "MissingAuthenticationTokenException",
      "OptInRequired",
      "ProvisionedThroughputExceededException",
      "RequestExpired",
      "RequestLimitExceeded",
      "ServiceUnavailable",
      "ServiceUnavailableException",
      "ThrottlingException",
      "UnknownOperationException",
      "UnrecognizedClientException",
      "ValidationException");

  private final Findings findings;

  ErrorCheck(Findings findings) {
    this.findings = findings;
  }

  /** Checks the texts that the tool itself has; those of the server hold for other operations too. */
  void check(Tool tool, Map<String, String> ofServer, Operation operation) {
    Set<String> known = new TreeSet<>(OF_EVERY_OPERATION);
    known.addAll(operation.errors());
    tool.errors().forEach((code, text) -> {
      if (!text.equals(ofServer.get(code)) && !known.contains(code)) {
        report(tool, code, known, operation);
      }
    });
  }

  private void report(Tool tool, String code, Collection<String> known, Operation operation) {
    findings.report(
        Code.BINDING_UNKNOWN_ERROR,
        tool.span(),
        "`" + tool.name() + "` has a text for `" + code + "`, which " + operation.name() + " never answers",
        operation.name() + " documents " + String.join(", ", operation.errors()) + " in AWS's model",
        ClosestName.help(code, known, "remove the text from `errors`"));
  }
}
