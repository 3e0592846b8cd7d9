package io.mcpspec.release.tool;

import io.mcpspec.publish.client.ClientProfile;
import io.mcpspec.publish.client.Construct;
import io.mcpspec.publish.client.Constructs;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.surface.Places;
import io.mcpspec.release.surface.Reporter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** I18: finds what enters a tool that some clients refuse. One such tool can make a client refuse all of them. */
public final class PortabilityComparison {

  private final Reporter reporter;
  private final Collection<ListedTool> before;
  private Set<Construct> known;
  private List<ClientProfile> clients;

  /**
   * @param before all tools that there were
   */
  PortabilityComparison(Reporter reporter, Collection<ListedTool> before) {
    this.reporter = reporter;
    this.before = before;
  }

  /** What a tool did not have before. */
  void changed(ListedTool old, ListedTool after) {
    Set<Construct> entered = Constructs.of(after.published());
    if (!entered.isEmpty()) {
      entered.removeAll(Constructs.of(old.published()));
      report(after, entered);
    }
  }

  /** What a new tool has and none had before. */
  void added(ListedTool tool) {
    Set<Construct> entered = Constructs.of(tool.published());
    if (!entered.isEmpty()) {
      entered.removeAll(known());
      report(tool, entered);
    }
  }

  private Set<Construct> known() {
    if (known == null) {
      known = EnumSet.noneOf(Construct.class);
      before.forEach(old -> known.addAll(Constructs.of(old.published())));
    }
    return known;
  }

  private List<ClientProfile> clients() {
    if (clients == null) {
      clients = ClientProfile.of(List.of());
    }
    return clients;
  }

  private static String words(Map<String, List<String>> clients) {
    List<String> words = new ArrayList<>();
    clients.forEach((day, titles) -> words.add(String.join(", ", titles) + " (as of " + day + ")"));
    return String.join("; ", words);
  }

  private void report(ListedTool tool, Set<Construct> entered) {
    for (Construct construct : entered) {
      Map<String, List<String>> refusing = new TreeMap<>();
      for (ClientProfile client : clients()) {
        if (client.refuses().contains(construct)) {
          refusing.computeIfAbsent(client.asOf(), day -> new ArrayList<>()).add(client.title());
        }
      }
      if (!refusing.isEmpty()) {
        reporter.add(Rule.INPUT_PORTABILITY_REGRESSED, Level.BREAKING, tool.subject(),
            "tool `" + tool.name() + "` " + construct.words() + ", which is refused by " + words(refusing),
            Places.added(tool.published()), "construct", construct.id());
      }
    }
  }
}
