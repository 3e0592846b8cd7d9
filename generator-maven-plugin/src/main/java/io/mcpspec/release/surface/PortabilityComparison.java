package io.mcpspec.release.surface;

import io.mcpspec.release.rule.Level;
import io.mcpspec.release.rule.Rule;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Finds what enters a tool that some clients refuse: I18. One such tool can make a client refuse all of them. */
final class PortabilityComparison {

  private final Reporter reporter;

  PortabilityComparison(Reporter reporter) {
    this.reporter = reporter;
  }

  /** What a tool did not have before. */
  void changed(ListedTool before, ListedTool after) {
    Set<Construct> entered = Constructs.of(after.published());
    if (!entered.isEmpty()) {
      entered.removeAll(Constructs.of(before.published()));
      report(after, entered);
    }
  }

  /** What a new tool has and none had before. */
  void added(ListedTool tool, Map<String, ListedTool> before) {
    Set<Construct> entered = Constructs.of(tool.published());
    if (!entered.isEmpty()) {
      Set<Construct> known = EnumSet.noneOf(Construct.class);
      before.values().forEach(old -> known.addAll(Constructs.of(old.published())));
      entered.removeAll(known);
      report(tool, entered);
    }
  }

  private static String words(Map<String, List<String>> clients) {
    List<String> words = new ArrayList<>();
    clients.forEach((day, titles) -> words.add(String.join(", ", titles) + " (as of " + day + ")"));
    return String.join("; ", words);
  }

  private void report(ListedTool tool, Set<Construct> entered) {
    for (Construct construct : entered) {
      Map<String, List<String>> clients = new TreeMap<>();
      for (Client client : Client.all()) {
        if (client.refuses().contains(construct)) {
          clients.computeIfAbsent(client.asOf(), day -> new ArrayList<>()).add(client.title());
        }
      }
      if (!clients.isEmpty()) {
        reporter.add(Rule.INPUT_PORTABILITY_REGRESSED, Level.BREAKING, tool.subject(),
            "tool `" + tool.name() + "` " + construct.words() + ", which is refused by " + words(clients),
            Places.added(tool.published()), "construct", construct.id());
      }
    }
  }
}
