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
 * A URI template of RFC 6570, read backwards: {@code {name}} takes one path segment, {@code {+name}} whatever there is,
 * and an expression with another sign what that sign begins, or nothing. A variable may get no value.
 */
public final class UriTemplate {

  private final List<UriExpression> expressions = new ArrayList<>();
  private final Pattern pattern;

  public UriTemplate(String template) {
    StringBuilder regex = new StringBuilder();
    Matcher matcher = UriExpression.PATTERN.matcher(template);
    int done = 0;
    while (matcher.find()) {
      UriExpression expression = UriExpression.of(matcher);
      regex.append(Pattern.quote(template.substring(done, matcher.start()))).append(expression.regex());
      expressions.add(expression);
      done = matcher.end();
    }
    regex.append(Pattern.quote(template.substring(done)));
    pattern = Pattern.compile(regex.toString());
  }

  /** The variables of {@code uri}, percent-decoded; empty when it is not one of this template's. */
  public Optional<Map<String, String>> match(String uri) {
    Matcher matcher = pattern.matcher(uri);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Map<String, String> variables = new LinkedHashMap<>();
    for (int i = 0; i < expressions.size(); i++) {
      expressions.get(i).read(matcher.group(i + 1), UriTemplate::decode, variables);
    }
    return Optional.of(variables);
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
