package io.mcpspec.document.edit;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Which items of a changed list were there before: equal ones first, as many as keep their order; between those the
 * ones of the same name.
 */
public final class ListMatches {

  private static final List<String> NAMES = List.of("id", "name", "uri", "uriTemplate", "title", "from", "at", "const");
  private static final long LARGEST_TABLE = 16_000_000L;

  private final List<Node> old;
  private final List<Node> now;
  private final int[] oldOf;

  private ListMatches(List<Node> old, List<Node> now) {
    this.old = old;
    this.now = now;
    this.oldOf = new int[now.size()];
    Arrays.fill(oldOf, -1);
  }

  /** For each item of {@code now} the index of what it was in {@code old}, ascending; -1 for what is new. */
  public static int[] of(List<Node> old, List<Node> now) {
    ListMatches matches = new ListMatches(old, now);
    matches.matchEqual();
    matches.matchNamed();
    return matches.oldOf;
  }

  private void matchEqual() {
    Map<Node, Integer> numbers = new HashMap<>();
    int[] left = old.stream().mapToInt(node -> numbers.computeIfAbsent(node, first -> numbers.size())).toArray();
    int[] right = now.stream().mapToInt(node -> numbers.computeIfAbsent(node, first -> numbers.size())).toArray();
    int start = 0;
    while (start < left.length && start < right.length && left[start] == right[start]) {
      oldOf[start] = start++;
    }
    int leftEnd = left.length;
    int rightEnd = right.length;
    while (leftEnd > start && rightEnd > start && left[leftEnd - 1] == right[rightEnd - 1]) {
      oldOf[--rightEnd] = --leftEnd;
    }
    if ((long) (leftEnd - start) * (rightEnd - start) <= LARGEST_TABLE) {
      longest(Arrays.copyOfRange(left, start, leftEnd), Arrays.copyOfRange(right, start, rightEnd), start);
    }
  }

  /** The longest common subsequence, by the usual table of lengths. */
  private void longest(int[] left, int[] right, int offset) {
    int[][] lengths = new int[left.length + 1][right.length + 1];
    for (int i = left.length - 1; i >= 0; i--) {
      for (int j = right.length - 1; j >= 0; j--) {
        lengths[i][j] = left[i] == right[j]
            ? lengths[i + 1][j + 1] + 1
            : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
      }
    }
    int i = 0;
    int j = 0;
    while (i < left.length && j < right.length) {
      if (left[i] == right[j]) {
        oldOf[offset + j++] = offset + i++;
      } else if (lengths[i + 1][j] >= lengths[i][j + 1]) {
        i++;
      } else {
        j++;
      }
    }
  }

  private void matchNamed() {
    int from = 0;
    int gap = 0;
    for (int j = 0; j <= now.size(); j++) {
      if (j == now.size() || oldOf[j] >= 0) {
        int to = j == now.size() ? old.size() : oldOf[j];
        matchNamed(from, to, gap, j);
        from = to + 1;
        gap = j + 1;
      }
    }
  }

  /** Matches items of one gap; where as many are left on both sides, those without a name in their order. */
  private void matchNamed(int from, int to, int gap, int end) {
    int next = from;
    for (int j = gap; j < end; j++) {
      Optional<String> name = name(now.get(j));
      int found = name.isEmpty() ? -1 : first(next, to, i -> name.equals(name(old.get(i))));
      if (found >= 0) {
        matchInOrder(next, found, gap, j);
        oldOf[j] = found;
        next = found + 1;
        gap = j + 1;
      }
    }
    matchInOrder(next, to, gap, end);
  }

  private void matchInOrder(int from, int to, int gap, int end) {
    for (int i = 0; to - from == end - gap && i < to - from; i++) {
      boolean alike = old.get(from + i).getClass() == now.get(gap + i).getClass();
      if (alike && !(old.get(from + i) instanceof Scalar)) {
        oldOf[gap + i] = from + i;
      }
    }
  }

  private static int first(int from, int to, IntPredicate wanted) {
    for (int i = from; i < to; i++) {
      if (wanted.test(i)) {
        return i;
      }
    }
    return -1;
  }

  /** What tells an item from others of its list, if it says so. */
  static Optional<String> name(Node node) {
    return node instanceof Mapping mapping
        ? NAMES.stream().flatMap(key -> mapping.text(key).stream()).findFirst()
        : Optional.empty();
  }

  /** The indices of a list of {@code size} items that nothing was matched with. */
  public static List<Integer> unmatched(int[] matches, int size) {
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      int index = i;
      if (Arrays.stream(matches).noneMatch(match -> match == index)) {
        left.add(i);
      }
    }
    return left;
  }
}
