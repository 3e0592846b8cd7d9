package io.mcpspec.document.yaml;

import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import java.math.BigInteger;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Resolves plain YAML scalars by the core schema of YAML 1.2: {@code NO}, {@code off}, {@code 12:30} and
 * {@code 2025-11-25} are strings. Numbers get JSON's spelling and keep their digits: {@code 1.10} stays {@code 1.10}.
 */
final class CoreSchema {

  private static final Set<String> NULLS = Set.of("", "~", "null", "Null", "NULL");
  private static final Set<String> TRUES = Set.of("true", "True", "TRUE");
  private static final Set<String> FALSES = Set.of("false", "False", "FALSE");
  private static final Pattern INTEGER = Pattern.compile("[-+]?[0-9]+");
  private static final Pattern JSON_INTEGER = Pattern.compile("-?(0|[1-9][0-9]*)");
  private static final Pattern OCTAL = Pattern.compile("0o[0-7]+");
  private static final Pattern HEXADECIMAL = Pattern.compile("0x[0-9a-fA-F]+");
  private static final Pattern NUMBER = Pattern.compile("[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?");
  private static final Pattern LEADING_ZERO = Pattern.compile("[-+]?0[0-9]");
  private static final Pattern NOT_FINITE = Pattern.compile("[-+]?\\.(inf|Inf|INF)|\\.(nan|NaN|NAN)");

  private CoreSchema() {}

  /** The scalar that a plain text stands for. */
  static Scalar resolve(String plain, Span span) {
    if (NULLS.contains(plain)) {
      return new Scalar(Scalar.Kind.NULL, "null", span);
    }
    if (TRUES.contains(plain) || FALSES.contains(plain)) {
      return Scalar.bool(TRUES.contains(plain), span);
    }
    if (!mayBeNumber(plain) || isTooLong(plain)) {
      return Scalar.string(plain, span);
    }
    if (INTEGER.matcher(plain).matches()) {
      return new Scalar(Scalar.Kind.INTEGER, jsonNumber(plain), span);
    }
    if (OCTAL.matcher(plain).matches()) {
      return new Scalar(Scalar.Kind.INTEGER, new BigInteger(plain.substring(2), 8).toString(), span);
    }
    if (HEXADECIMAL.matcher(plain).matches()) {
      return new Scalar(Scalar.Kind.INTEGER, new BigInteger(plain.substring(2), 16).toString(), span);
    }
    return NUMBER.matcher(plain).matches() ? number(jsonNumber(plain), span) : Scalar.string(plain, span);
  }

  /** {@code 1.} is the integer 1. */
  private static Scalar number(String json, Span span) {
    return new Scalar(INTEGER.matcher(json).matches() ? Scalar.Kind.INTEGER : Scalar.Kind.NUMBER, json, span);
  }

  /** Most texts begin otherwise, and need no pattern. */
  private static boolean mayBeNumber(String plain) {
    return !plain.isEmpty() && "+-.0123456789".indexOf(plain.charAt(0)) >= 0;
  }

  /** Whether a plain text is a number that JSON cannot hold. */
  static boolean isNotFinite(String plain) {
    return mayBeNumber(plain) && NOT_FINITE.matcher(plain).matches();
  }

  /** Whether a plain text is a number of more characters than a number may have. */
  static boolean isTooLong(String plain) {
    return plain.length() > JsonReader.MAX_NUMBER
        && Stream.of(INTEGER, OCTAL, HEXADECIMAL, NUMBER).anyMatch(form -> form.matcher(plain).matches());
  }

  /** Whether a plain text is a number that other readers take for an octal one, and people for a text. */
  static boolean hasLeadingZero(String plain) {
    return LEADING_ZERO.matcher(plain).lookingAt() && !isTooLong(plain) && NUMBER.matcher(plain).matches();
  }

  /** JSON wants no plus sign, no leading zeros, and digits on both sides of the point. */
  private static String jsonNumber(String yaml) {
    if (JSON_INTEGER.matcher(yaml).matches()) {
      return yaml;
    }
    String sign = yaml.startsWith("-") ? "-" : "";
    String digits = yaml.replaceFirst("^[-+]", "").replaceFirst("^0+(?=[0-9])", "");
    if (digits.startsWith(".")) {
      digits = "0" + digits;
    }
    return sign + digits.replaceFirst("\\.(?=$|[eE])", "");
  }
}
