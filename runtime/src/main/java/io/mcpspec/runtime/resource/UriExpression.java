package io.mcpspec.runtime.resource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands in braces in a URI template.
 *
 * @param operator the sign in front, such as {@code ?}; empty where there is none
 * @param names the variables, without {@code *} and {@code :3}
 */
record UriExpression(String operator, List<String> names) {

  static final Pattern PATTERN = Pattern.compile("\\{([+#./;?&]?)([^{}]+)}");

  static UriExpression of(Matcher matcher) {
    List<String> names = new ArrayList<>();
    for (String variable : matcher.group(2).split(",")) {
      names.add(variable.replaceFirst("(\\*|:[0-9]+)$", "").strip());
    }
    return new UriExpression(matcher.group(1), List.copyOf(names));
  }

  /** One group, for all of the expression's text in an address. */
  String regex() {
    return switch (operator) {
      case "+" -> "(.+)";
      case "#" -> "((?:#.*)?)";
      case "." -> "((?:\\.[^/?#]*)?)";
      case "/" -> "((?:/[^?#]*)?)";
      case ";" -> "((?:;[^/?#]*)?)";
      case "?", "&" -> "((?:[?&][^#]*)?)";
      default -> "([^/?#]+)";
    };
  }

  /** Adds the variables that {@code text} gives values to. */
  void read(String text, UnaryOperator<String> decode, Map<String, String> variables) {
    switch (operator) {
      case ";", "?", "&" -> readNamed(text, decode, variables);
      case "#", ".", "/" -> {
        if (!text.isEmpty()) {
          readInOrder(text.substring(1), operator.equals("#") ? "," : operator, decode, variables);
        }
      }
      default -> readInOrder(text, ",", decode, variables);
    }
  }

  /** The last variable takes what is left, whatever stands in it. */
  private void readInOrder(
      String text, String separator, UnaryOperator<String> decode, Map<String, String> variables) {
    String[] values = text.split(Pattern.quote(separator), names.size());
    for (int i = 0; i < values.length; i++) {
      variables.put(names.get(i), decode.apply(values[i]));
    }
  }

  private void readNamed(String text, UnaryOperator<String> decode, Map<String, String> variables) {
    for (String pair : text.split("[;?&]")) {
      int equals = pair.indexOf('=');
      String name = equals < 0 ? pair : pair.substring(0, equals);
      if (names.contains(name)) {
        variables.put(name, equals < 0 ? "" : decode.apply(pair.substring(equals + 1)));
      }
    }
  }
}
