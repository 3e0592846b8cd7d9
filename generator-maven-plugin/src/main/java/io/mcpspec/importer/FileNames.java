package io.mcpspec.importer;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;

/** Names of files, and of prompts, for names from the wire: readable, taken by every file system, each once. */
public final class FileNames {

  private static final int MOST_CHARACTERS = 80;
  private static final Set<String> DEVICES = Set.of("con", "prn", "aux", "nul");

  private final Set<String> taken = new LinkedHashSet<>();

  /** Letters, digits, {@code _}, {@code -} and {@code .} stay; a number tells apart what would be the same. */
  public String unique(String name) {
    String safe = safe(name);
    String free = safe;
    for (int i = 2; !taken.add(free.toLowerCase(Locale.ROOT)); i++) {
      free = safe + "_" + i;
    }
    return free;
  }

  private static String safe(String name) {
    String plain = name.replaceAll("[^A-Za-z0-9_.-]+", "-").replaceAll("^[-_.]+|[-.]+$", "");
    String cut = plain.length() > MOST_CHARACTERS ? plain.substring(0, MOST_CHARACTERS) : plain;
    boolean device = DEVICES.contains(cut.toLowerCase(Locale.ROOT)) || cut.matches("(?i)(com|lpt)[0-9](\\..*)?");
    return cut.isEmpty() || device ? "item-" + cut : cut;
  }
}
