package io.mcpspec.emit;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A client's link or command with a server in it. What stands between braces is the runtime's {@code Template}: a test
 * of the server compares what both make.
 *
 * @param name the server's name
 * @param entry how it is started
 */
record FilledTemplate(String name, Mapping entry) {

  private static final Pattern PLACE = Pattern.compile("\\$\\{(name|entry|named)(?::(uri|base64|shell))?}");

  String of(String template) {
    return PLACE.matcher(template).replaceAll(place -> Matcher.quoteReplacement(encoded(value(place), place)));
  }

  private String value(MatchResult place) {
    return switch (place.group(1)) {
      case "name" -> name;
      case "entry" -> JsonWriter.compact(entry);
      default -> JsonWriter.compact(new MappingBuilder(entry.span()).put("name", name).putAll(entry).build());
    };
  }

  private static String encoded(String value, MatchResult place) {
    return switch (String.valueOf(place.group(2))) {
      case "uri" -> uri(value);
      case "base64" -> uri(Base64.getEncoder().encodeToString(value.getBytes(StandardCharsets.UTF_8)));
      case "shell" -> "'" + value.replace("'", "'\\''") + "'";
      default -> value;
    };
  }

  private static String uri(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
