package io.mcpspec.runtime.install.client;

import io.mcpspec.runtime.json.JsonObject;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A link or command that adds a server: text with a server's name and entry in it, each encoded as the place asks for.
 * {@code name}, {@code entry} (its JSON) and {@code named} (the JSON with the name as a member) are what it may hold;
 * {@code uri}, {@code base64} and {@code shell} how.
 *
 * @param text such as <code>vscode:mcp/install?${named:uri}</code>
 */
public record Template(String text) {

  private static final Pattern PLACE = Pattern.compile("\\$\\{(name|entry|named)(?::(uri|base64|shell))?}");

  /** The text for one server. */
  public String filled(String name, JsonObject entry) {
    return PLACE.matcher(text).replaceAll(place ->
        Matcher.quoteReplacement(encoded(value(place, name, entry), place.group(2))));
  }

  private static String value(MatchResult place, String name, JsonObject entry) {
    return switch (place.group(1)) {
      case "name" -> name;
      case "entry" -> entry.toJson();
      default -> named(name, entry).toJson();
    };
  }

  private static JsonObject named(String name, JsonObject entry) {
    JsonObject.Builder all = JsonObject.builder().put("name", name);
    entry.members().forEach(all::put);
    return all.build();
  }

  private static String encoded(String value, String encoding) {
    if (encoding == null) {
      return value;
    }
    return switch (encoding) {
      case "uri" -> uri(value);
      case "base64" -> uri(Base64.getEncoder().encodeToString(value.getBytes(StandardCharsets.UTF_8)));
      default -> "'" + value.replace("'", "'\\''") + "'";
    };
  }

  private static String uri(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
