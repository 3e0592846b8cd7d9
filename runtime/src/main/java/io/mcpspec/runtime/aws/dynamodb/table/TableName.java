package io.mcpspec.runtime.aws.dynamodb.table;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The name of a table in what stands for the table in a request. */
final class TableName {

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_.-]+");

  /** Of a table, a global table, or an index, stream, backup, export or import, whose ARNs begin with their table's. */
  private static final Pattern ARN = Pattern.compile(
      "arn:[a-z0-9-]+:dynamodb:[a-z0-9-]*:[0-9]*:(?:table|global-table)/([A-Za-z0-9_.-]+)"
          + "(?:/(?:index|stream|backup|export|import)/[A-Za-z0-9_.:-]+)?");

  private TableName() {}

  /** The name; empty when the text is neither a table's name nor an ARN that begins with a table's. */
  static Optional<String> of(String text) {
    if (PLAIN.matcher(text).matches()) {
      return Optional.of(text);
    }
    Matcher arn = ARN.matcher(text);
    return arn.matches() ? Optional.of(arn.group(1)) : Optional.empty();
  }
}
