package io.mcpspec.document.text;

import com.github.difflib.DiffUtils;
import com.github.difflib.algorithm.myers.MyersDiffWithLinearSpace;
import com.github.difflib.patch.AbstractDelta;
import com.github.difflib.patch.DeltaType;
import java.util.ArrayList;
import java.util.List;

/** Which parts two sequences share and where they differ, by Myers' algorithm. */
public final class Differences {

  /**
   * A stretch of both sequences: equal, or what stands on either side between two equal stretches.
   *
   * @param equal whether both sides are the same
   * @param fromLeft first index on the left
   * @param toLeft the index behind the last on the left
   * @param fromRight first index on the right
   * @param toRight the index behind the last on the right
   */
  public record Stretch(boolean equal, int fromLeft, int toLeft, int fromRight, int toRight) {}

  private Differences() {}

  /** The stretches in order; together they are the whole of both sequences. */
  public static <T> List<Stretch> between(List<T> left, List<T> right) {
    List<Stretch> stretches = new ArrayList<>();
    int atLeft = 0;
    int atRight = 0;
    for (AbstractDelta<T> delta : DiffUtils.diff(left, right, new MyersDiffWithLinearSpace<>(), null).getDeltas()) {
      if (delta.getType() == DeltaType.EQUAL) {
        continue;
      }
      int fromLeft = delta.getSource().getPosition();
      int fromRight = delta.getTarget().getPosition();
      if (fromLeft > atLeft) {
        stretches.add(new Stretch(true, atLeft, fromLeft, atRight, fromRight));
      }
      atLeft = fromLeft + delta.getSource().size();
      atRight = fromRight + delta.getTarget().size();
      add(new Stretch(false, fromLeft, atLeft, fromRight, atRight), stretches);
    }
    if (atLeft < left.size()) {
      stretches.add(new Stretch(true, atLeft, left.size(), atRight, right.size()));
    }
    return stretches;
  }

  /** What was taken away and what was put in at one place are one difference. */
  private static void add(Stretch stretch, List<Stretch> stretches) {
    int last = stretches.size() - 1;
    if (last >= 0 && !stretches.get(last).equal()) {
      Stretch before = stretches.remove(last);
      stretches.add(
          new Stretch(false, before.fromLeft(), stretch.toLeft(), before.fromRight(), stretch.toRight()));
      return;
    }
    stretches.add(stretch);
  }
}
