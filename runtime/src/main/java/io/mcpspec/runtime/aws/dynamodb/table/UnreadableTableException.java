package io.mcpspec.runtime.aws.dynamodb.table;

/** It cannot be told which table a request names; the message says why. */
final class UnreadableTableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UnreadableTableException(String reason) {
    super(reason);
  }
}
