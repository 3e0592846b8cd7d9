package io.mcpspec.runtime.aws;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How attribute values are written as JSON. */
public enum ValueFormat {
  /** With DynamoDB's type tags, {@code {"S": "a"}}: nothing is lost. */
  TYPED,
  /** As JSON would have them, {@code "a"}: sets become arrays and binary becomes a base64 string. */
  PLAIN;

  /**
   * The format of a tool's {@code value_format} argument.
   *
   * @param name {@code typed} or {@code plain}
   * @return empty for any other name
   */
  public static Optional<ValueFormat> of(String name) {
    return Arrays.stream(values())
        .filter(format -> format.name().toLowerCase(Locale.ROOT).equals(name))
        .findFirst();
  }
}
