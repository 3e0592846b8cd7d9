package io.mcpspec.release.prompt.match;

import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.release.prompt.match.SectionChange.Move;
import io.mcpspec.release.prompt.match.SectionMatching.Pair;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which sections moved: those that belong to another section now, and of those that belong to the same one as few as
 * make up for the new order.
 */
final class SectionMoves {

  private final Places old;
  private final Places now;
  private final Map<PromptSection, PromptSection> newOf = new HashMap<>();
  private final Set<PromptSection> outOfOrder = new HashSet<>();

  SectionMoves(PromptText before, PromptText after, List<Pair> pairs) {
    old = new Places(before);
    now = new Places(after);
    Map<Optional<PromptSection>, List<PromptSection>> siblings = new LinkedHashMap<>();
    for (Pair pair : pairs) {
      if (pair.before().isPresent() && pair.after().isPresent()) {
        newOf.put(pair.before().get(), pair.after().get());
      }
    }
    for (PromptSection section : before.sections()) {
      if (newOf.containsKey(section) && !changesParent(section)) {
        siblings.computeIfAbsent(old.parent(section), key -> new ArrayList<>()).add(section);
      }
    }
    siblings.values().forEach(this::findOutOfOrder);
  }

  private boolean changesParent(PromptSection section) {
    return !old.parent(section).map(newOf::get).equals(now.parent(newOf.get(section)))
        || old.parent(section).isPresent() && !newOf.containsKey(old.parent(section).get());
  }

  /** All but a longest run of siblings that keep their order. */
  private void findOutOfOrder(List<PromptSection> sections) {
    int[] length = new int[sections.size()];
    int[] previous = new int[sections.size()];
    int last = -1;
    for (int i = 0; i < sections.size(); i++) {
      length[i] = 1;
      previous[i] = -1;
      for (int j = 0; j < i; j++) {
        boolean inOrder = now.index(newOf.get(sections.get(j))) < now.index(newOf.get(sections.get(i)));
        if (inOrder && length[j] + 1 > length[i]) {
          length[i] = length[j] + 1;
          previous[i] = j;
        }
      }
      last = last < 0 || length[i] > length[last] ? i : last;
    }
    Set<PromptSection> inOrder = new HashSet<>();
    for (int i = last; i >= 0; i = previous[i]) {
      inOrder.add(sections.get(i));
    }
    sections.stream().filter(section -> !inOrder.contains(section)).forEach(outOfOrder::add);
  }

  Optional<Move> of(Pair pair) {
    if (pair.before().isEmpty() || pair.after().isEmpty()) {
      return Optional.empty();
    }
    PromptSection section = pair.before().get();
    if (changesParent(section)) {
      return Optional.of(new Move(true, old.under(section), now.under(pair.after().get())));
    }
    return outOfOrder.contains(section)
        ? Optional.of(new Move(false, old.behind(section), now.behind(pair.after().get())))
        : Optional.empty();
  }

  /** Where the sections of one side stand. */
  private static final class Places {

    private final Map<String, PromptSection> byId = new HashMap<>();
    private final Map<PromptSection, Integer> order = new HashMap<>();
    private final Map<PromptSection, String> behind = new HashMap<>();

    Places(PromptText side) {
      Map<Optional<String>, String> last = new HashMap<>();
      for (PromptSection section : side.sections()) {
        byId.put(section.id(), section);
        order.put(section, order.size());
        String previous = last.put(section.parent(), section.id());
        behind.put(section, previous == null ? "first" : "behind `" + previous + "`");
      }
    }

    Optional<PromptSection> parent(PromptSection section) {
      return section.parent().map(byId::get);
    }

    int index(PromptSection section) {
      return order.get(section);
    }

    String under(PromptSection section) {
      return section.parent().map(id -> "under `" + id + "`").orElse("at the top");
    }

    String behind(PromptSection section) {
      return behind.get(section);
    }
  }
}
