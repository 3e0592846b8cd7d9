package io.mcpspec.spec.resolve.name;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The variables of RFC 6570 templates. */
public final class UriTemplates {

  private static final Pattern EXPRESSION = Pattern.compile("\\{[+#./;?&]?([^{}]+)}");

  /** What an address can be taken apart by: {@code {name}} and {@code {+name}}. */
  private static final Pattern READABLE = Pattern.compile("[^{}]*+(?:\\{\\+?[A-Za-z0-9_.%]+}[^{}]*+)*+");

  private UriTemplates() {}

  /** What is wrong with a template by which the server finds the variables in an address. */
  public static Optional<String> fault(String template) {
    if (!READABLE.matcher(template).matches()) {
      return Optional.of("the template has more than `{name}` and `{+name}`, by which no address can be read");
    }
    List<String> all = EXPRESSION.matcher(template).results().map(match -> match.group(1)).toList();
    return all.size() == variables(template).size()
        ? Optional.empty()
        : Optional.of("the template has a variable twice");
  }

  /** Whether it is an address that a client can tell from others: with a scheme, and without characters of no URI. */
  public static boolean isUri(String address) {
    try {
      return new URI(address).isAbsolute();
    } catch (URISyntaxException noUri) {
      return false;
    }
  }

  /** Names of the variables, in written order; modifiers such as {@code *} are no part of them. */
  public static List<String> variables(String template) {
    return EXPRESSION
        .matcher(template)
        .results()
        .flatMap(match -> Arrays.stream(match.group(1).split(",")))
        .map(variable -> variable.replaceFirst("(\\*|:[0-9]+)$", "").strip())
        .distinct()
        .toList();
  }
}
