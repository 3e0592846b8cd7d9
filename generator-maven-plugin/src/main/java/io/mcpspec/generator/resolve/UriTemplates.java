package io.mcpspec.generator.resolve;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** The variables of RFC 6570 templates. */
final class UriTemplates {

  private static final Pattern EXPRESSION = Pattern.compile("\\{[+#./;?&]?([^{}]+)}");

  private UriTemplates() {}

  /** Names of the variables, in written order; modifiers such as {@code *} are no part of them. */
  static List<String> variables(String template) {
    return EXPRESSION
        .matcher(template)
        .results()
        .flatMap(match -> Arrays.stream(match.group(1).split(",")))
        .map(variable -> variable.replaceFirst("(\\*|:[0-9]+)$", "").strip())
        .distinct()
        .toList();
  }
}
