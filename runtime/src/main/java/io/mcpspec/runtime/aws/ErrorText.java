package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.json.JsonObject;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A tool's own text for an error. Arguments are filled in once; what they hold is never read as a template. */
final class ErrorText {

  private static final Pattern PLACE = Pattern.compile("\\\\@\\{|@\\{arg\\.([^}]*)}");
  private static final String REGION = "region_name";

  private ErrorText() {}

  static String fill(String text, JsonObject arguments, String region) {
    return PLACE.matcher(text).replaceAll(place -> Matcher.quoteReplacement(
        place.group(1) == null ? "@{" : value(place.group(1), arguments, region)));
  }

  private static String value(String name, JsonObject arguments, String region) {
    return arguments.get(name)
        .map(value -> value.asString().orElseGet(value::toJson))
        .orElse(name.equals(REGION) ? region : "(no " + name + ")");
  }
}
