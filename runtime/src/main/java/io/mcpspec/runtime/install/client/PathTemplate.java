package io.mcpspec.runtime.install.client;

import io.mcpspec.runtime.install.machine.Platform;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A place that depends on the user and the system: {@code ~/…}, {@code ${config}/…} in the system's place for settings,
 * or <code>${VARIABLE:-~/…}/…</code> where a variable moves it.
 *
 * @param text the place as it is written, with forward slashes
 */
public record PathTemplate(String text) {

  private static final Pattern FORM =
      Pattern.compile("(?:\\$\\{(?<variable>\\w+):-(?<otherwise>~[^}]*)}|(?<start>~|\\$\\{config}))(?<rest>/.*)?");

  public PathTemplate {
    if (!FORM.matcher(text).matches()) {
      throw new IllegalArgumentException("not a place below the home, the settings or a variable: " + text);
    }
  }

  Path on(Platform platform) {
    Matcher parts = FORM.matcher(text);
    parts.matches();
    return below(start(parts, platform), parts.group("rest"));
  }

  private static Path start(Matcher parts, Platform platform) {
    if (parts.group("variable") != null) {
      return platform.variable(parts.group("variable"))
          .orElseGet(() -> below(platform.home(), parts.group("otherwise").substring(1)));
    }
    return parts.group("start").equals("~") ? platform.home() : platform.config();
  }

  private static Path below(Path start, String rest) {
    return rest == null || rest.isEmpty() ? start : start.resolve(rest.substring(1));
  }
}
