package io.mcpspec.importer.prompt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Decides of each section of the new text how it comes to its place: it stays where it was among its siblings, it is
 * moved, or it is new there. A move is made behind the section before it, or below its parent, and in the order of the
 * outline; where that cannot lead to its place, the section ends and a new one begins.
 */
final class Placement {

  /** How a section comes to its place. */
  enum How {
    STAYS,
    MOVES_AFTER,
    MOVES_UNDER,
    IS_NEW
  }

  private final List<NewSection> sections;
  private final Map<Integer, OldSection> matches;
  private final List<String> order;
  private final List<String> written;
  private final boolean moves;
  private final How[] how;

  /**
   * @param matches the old sections by index of the new ones
   * @param order ids of the old sections in the order of the old text
   * @param written ids of the outline's entries in the order of the file
   * @param moves whether sections may be moved
   */
  Placement(
      List<NewSection> sections, Map<Integer, OldSection> matches, List<String> order, List<String> written,
      boolean moves) {
    this.sections = sections;
    this.matches = matches;
    this.order = order;
    this.written = written;
    this.moves = moves;
    this.how = new How[sections.size()];
  }

  /** One answer for each section, in order. */
  How[] decide() {
    Map<Integer, List<Integer>> levels = new HashMap<>();
    for (int i = 0; i < sections.size(); i++) {
      levels.computeIfAbsent(sections.get(i).parent(), first -> new ArrayList<>()).add(i);
    }
    place(levels, -1);
    return how;
  }

  private void place(Map<Integer, List<Integer>> levels, int parent) {
    List<Integer> level = levels.getOrDefault(parent, List.of());
    Set<Integer> staying = staying(level, parent);
    Optional<Integer> previous = Optional.empty();
    for (int index : level) {
      boolean alone = staying.isEmpty() && level.stream().allMatch(matches::containsKey);
      how[index] = !matches.containsKey(index)
          ? How.IS_NEW
          : staying.contains(index) ? How.STAYS : move(index, previous, parent, alone);
      previous = Optional.of(index);
      place(levels, index);
    }
  }

  private How move(int index, Optional<Integer> previous, int parent, boolean alone) {
    if (!moves) {
      return How.IS_NEW;
    }
    if (previous.isEmpty()) {
      return parent >= 0 && alone ? How.MOVES_UNDER : How.IS_NEW;
    }
    boolean settled = how[previous.get()] == How.STAYS || how[previous.get()] == How.IS_NEW;
    return settled || position(previous.get()) < position(index) ? How.MOVES_AFTER : How.IS_NEW;
  }

  private int position(int index) {
    return written.indexOf(matches.get(index).id());
  }

  /** The longest run of sections that had the same parent and the same order before. */
  private Set<Integer> staying(List<Integer> level, int parent) {
    boolean parentStays = parent < 0 || matches.containsKey(parent) && how[parent] != How.IS_NEW;
    Optional<String> old = parent < 0 ? Optional.empty() : Optional.ofNullable(matches.get(parent)).map(OldSection::id);
    List<Integer> known = level.stream()
        .filter(index -> parentStays && matches.containsKey(index) && matches.get(index).parent().equals(old))
        .toList();
    return longestRun(known);
  }

  private Set<Integer> longestRun(List<Integer> known) {
    int[] length = new int[known.size()];
    int[] before = new int[known.size()];
    int best = -1;
    for (int i = 0; i < known.size(); i++) {
      length[i] = 1;
      before[i] = -1;
      for (int j = 0; j < i; j++) {
        if (oldOrder(known.get(j)) < oldOrder(known.get(i)) && length[j] + 1 > length[i]) {
          length[i] = length[j] + 1;
          before[i] = j;
        }
      }
      best = best < 0 || length[i] > length[best] ? i : best;
    }
    Set<Integer> run = new HashSet<>();
    for (int i = best; i >= 0; i = before[i]) {
      run.add(known.get(i));
    }
    return run;
  }

  private int oldOrder(int index) {
    return order.indexOf(matches.get(index).id());
  }
}
