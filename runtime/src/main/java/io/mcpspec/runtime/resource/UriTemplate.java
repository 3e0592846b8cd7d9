package io.mcpspec.runtime.resource;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A URI template of RFC 6570, as far as an address can be taken apart by it: {@code {name}} takes one path segment,
 * {@code {+name}} whatever there is.
 */
public final class UriTemplate {

  private static final Pattern EXPRESSION = Pattern.compile("\\{(\\+?)([A-Za-z0-9_.%]+)}");

  private final List<String> names = new ArrayList<>();
  private final Pattern pattern;

  /**
   * @throws IllegalArgumentException when the template uses another kind of expression
   */
  public UriTemplate(String template) {
    StringBuilder regex = new StringBuilder();
    Matcher matcher = EXPRESSION.matcher(template);
    int done = 0;
    while (matcher.find()) {
      regex.append(literal(template, done, matcher.start()));
      regex.append(matcher.group(1).isEmpty() ? "([^/?#]+)" : "(.+)");
      names.add(matcher.group(2));
      done = matcher.end();
    }
    regex.append(literal(template, done, template.length()));
    pattern = Pattern.compile(regex.toString());
  }

  /** The variables of {@code uri}, percent-decoded; empty when it is not one of this template's. */
  public Optional<Map<String, String>> match(String uri) {
    Matcher matcher = pattern.matcher(uri);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Map<String, String> variables = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); i++) {
      variables.put(names.get(i), decode(matcher.group(i + 1)));
    }
    return Optional.of(variables);
  }

  private static String literal(String template, int from, int to) {
    String text = template.substring(from, to);
    if (text.indexOf('{') >= 0) {
      throw new IllegalArgumentException(
          "uri template `" + template + "` can only use `{name}` and `{+name}` where a handler or a prompt answers");
    }
    return Pattern.quote(text);
  }

  /** A lone percent sign is taken as it is; {@code URLDecoder} alone would also turn plus signs into spaces. */
  private static String decode(String text) {
    try {
      return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException notEncoded) {
      return text;
    }
  }
}
