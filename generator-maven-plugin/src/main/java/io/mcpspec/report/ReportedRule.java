package io.mcpspec.report;

import java.util.List;
import java.util.Optional;

/**
 * A kind of finding.
 *
 * @param id as findings name it
 * @param name its name, where the id is not one
 * @param why why it matters, one paragraph
 * @param usual how much its findings matter, unless one says otherwise
 * @param advice what to type to read more, where there is such a command
 * @param page all that is to say, Markdown
 * @param tags what it is about, such as {@code security}
 */
public record ReportedRule(
    String id, Optional<String> name, Optional<String> why, Weight usual, Optional<String> advice, String page,
    List<String> tags) {

  /** Its name in words. */
  String words() {
    return name.orElse(id).replace('-', ' ');
  }

  /** The id, and the name where it has one. */
  public String title() {
    return id + name.map(given -> " " + given).orElse("");
  }
}
