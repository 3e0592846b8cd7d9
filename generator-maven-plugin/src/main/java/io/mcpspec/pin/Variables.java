package io.mcpspec.pin;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What clients put into the values of an entry: <code>${NAME}</code>, <code>${NAME:-otherwise}</code> and
 * <code>${env:NAME}</code>.
 *
 * @param environment the variables of this process
 */
public record Variables(Map<String, String> environment) {

  private static final Pattern REFERENCE =
      Pattern.compile("\\$\\{(?:env:)?(?<name>\\w+)(?::-(?<otherwise>[^}]*))?}|\\$\\{(?<other>[^}]+)}");

  /**
   * The text with values in their places.
   *
   * @param place what the text belongs to, for messages
   */
  String in(String text, String place) throws PinException {
    StringBuilder out = new StringBuilder();
    Matcher reference = REFERENCE.matcher(text);
    while (reference.find()) {
      reference.appendReplacement(out, Matcher.quoteReplacement(value(reference, place)));
    }
    return reference.appendTail(out).toString();
  }

  private String value(Matcher reference, String place) throws PinException {
    String name = reference.group("name");
    if (name == null) {
      throw new PinException(place + " has `" + reference.group() + "`, which its client asks for or knows: only"
          + " ${NAME}, ${NAME:-otherwise} and ${env:NAME} are filled in here");
    }
    return Optional.ofNullable(environment.get(name)).or(() -> Optional.ofNullable(reference.group("otherwise")))
        .orElseThrow(() -> new PinException(
            place + " needs the variable " + name + ", which is not set; set it, or pass it with --env"));
  }
}
