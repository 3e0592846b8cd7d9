package io.mcpspec.runtime.aws.dynamodb.table;

/** The table that a request names cannot be determined; the message says why. */
final class UnreadableTableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UnreadableTableException(String reason) {
    super(reason);
  }
}
