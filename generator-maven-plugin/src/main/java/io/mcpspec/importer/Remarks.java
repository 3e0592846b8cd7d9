package io.mcpspec.importer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a person should look at after an import. Remarks that say the same of several things become one. */
public final class Remarks {

  private static final int MOST_NAMED = 5;

  private final Map<String, List<String>> about = new LinkedHashMap<>();

  /**
   * @param what the things, each a path such as {@code tools/echo.yaml} or a JSON path
   */
  public void add(String message, String what) {
    about.computeIfAbsent(message, first -> new ArrayList<>()).add(what);
  }

  /** One line each: the message, and what it is about. */
  public List<String> lines() {
    return about.entrySet().stream().map(entry -> entry.getKey() + ": " + named(entry.getValue())).toList();
  }

  private static String named(List<String> all) {
    String shown = String.join(", ", all.subList(0, Math.min(MOST_NAMED, all.size())));
    return all.size() > MOST_NAMED ? shown + " and " + (all.size() - MOST_NAMED) + " more" : shown;
  }
}
