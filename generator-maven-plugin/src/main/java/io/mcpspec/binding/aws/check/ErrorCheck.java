package io.mcpspec.binding.aws.check;

import io.mcpspec.binding.aws.model.Operation;
import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.spec.model.Tool;
import java.util.List;
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
  void check(Tool tool, Operation operation) {
    Set<String> known = new TreeSet<>(OF_EVERY_OPERATION);
    known.addAll(operation.errors());
    tool.errors().own().forEach((code, span) -> {
      if (!known.contains(code)) {
        findings.report(
            Code.BINDING_UNKNOWN_ERROR,
            span,
            operation.name() + " never answers `" + code + "`",
            operation.name() + " documents " + String.join(", ", operation.errors()) + " in AWS's model",
            help(code, known));
      }
    });
  }

  /** Most slips leave out the end of the name. */
  private static String help(String code, Set<String> known) {
    return known.stream()
        .filter(name -> name.startsWith(code))
        .findFirst()
        .map(name -> "did you mean `" + name + "`?")
        .orElseGet(() -> ClosestName.help(code, known, "remove the text"));
  }
}
