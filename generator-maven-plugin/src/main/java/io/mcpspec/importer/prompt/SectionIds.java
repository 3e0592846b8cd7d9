package io.mcpspec.importer.prompt;

import java.text.Normalizer;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;

/** Ids for sections, from their titles; each is given once. */
final class SectionIds {

  private static final int MOST_CHARACTERS = 48;

  private final Set<String> taken;

  SectionIds(Collection<String> taken) {
    this.taken = new LinkedHashSet<>(taken);
  }

  String of(Part part) {
    String wanted = part.heading().isEmpty() ? "start" : slug(part.title());
    String free = wanted;
    for (int i = 2; !taken.add(free); i++) {
      free = wanted + "-" + i;
    }
    return free;
  }

  /** Ends with a whole word where the title is long. */
  private static String slug(String title) {
    String plain = Normalizer.normalize(title, Normalizer.Form.NFD).toLowerCase(Locale.ROOT)
        .replaceAll("\\p{M}+", "").replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    String cut = plain.length() <= MOST_CHARACTERS
        ? plain
        : plain.substring(0, MOST_CHARACTERS + 1).replaceFirst("-[^-]*$", "");
    return cut.isEmpty() ? "section" : cut.substring(0, Math.min(cut.length(), MOST_CHARACTERS));
  }
}
