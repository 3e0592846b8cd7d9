package io.mcpspec.runtime.aws.client;

/** A read tool called an operation that is not declared to read. */
final class OperationRefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  OperationRefusedException(String operation) {
    super(operation + " is not declared to read only, so a read tool cannot call it");
  }
}
