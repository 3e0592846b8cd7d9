package io.mcpspec.catalog;

import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.spec.prompt.Tokens;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A prompt's sections in each release, side by side.
 *
 * @param versions the releases, the oldest first
 * @param rows a row for each section, in the order of the newest release; sections that are gone come last
 */
record PromptReleases(List<String> versions, List<Row> rows) {

  /**
   * A section, and what it is in each release.
   *
   * @param name its heading, or its id where it has none
   * @param cells its tokens, with a word when the text is not that of the release before; a dash where it is missing
   */
  record Row(String name, List<String> cells) {}

  private static final String MISSING = "–";

  /** The releases of a prompt; empty when no two hold it. */
  static Optional<PromptReleases> of(String prompt, List<Snapshot> releases) {
    List<String> versions = new ArrayList<>();
    List<PromptText> texts = new ArrayList<>();
    for (Snapshot release : releases) {
      release.prompts().stream().filter(text -> text.id().equals(prompt)).findFirst().ifPresent(text -> {
        versions.add(release.version().orElse(release.label()));
        texts.add(text);
      });
    }
    if (texts.size() < 2) {
      return Optional.empty();
    }
    List<Row> rows = new ArrayList<>();
    names(texts).forEach((id, name) -> rows.add(new Row(name, cells(texts, id))));
    rows.add(new Row("All", texts.stream().map(text -> tokens(text.text())).toList()));
    return Optional.of(new PromptReleases(versions, rows));
  }

  private static Map<String, String> names(List<PromptText> texts) {
    Map<String, String> names = new LinkedHashMap<>();
    for (int i = texts.size() - 1; i >= 0; i--) {
      texts.get(i).sections().forEach(section ->
          names.putIfAbsent(section.id(), section.heading().isEmpty() ? section.id() : section.heading()));
    }
    return names;
  }

  private static List<String> cells(List<PromptText> texts, String id) {
    List<String> cells = new ArrayList<>();
    Optional<PromptSection> before = Optional.empty();
    for (PromptText text : texts) {
      Optional<PromptSection> section = text.sections().stream().filter(one -> one.id().equals(id)).findFirst();
      String word = cells.isEmpty() || section.isEmpty() ? ""
          : before.isEmpty() ? " new" : before.get().text().equals(section.get().text()) ? "" : " changed";
      cells.add(section.map(one -> tokens(one.text()) + word).orElse(MISSING));
      before = section;
    }
    return cells;
  }

  private static String tokens(String text) {
    return Integer.toString(Tokens.cl100k(text));
  }
}
