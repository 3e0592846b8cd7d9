package io.mcpspec.release.schema;

import io.mcpspec.release.schema.shape.Answer;
import java.util.Collection;

/**
 * How two sets of values lie to each other.
 *
 * @param narrows whether the new one lacks some of the old
 * @param widens whether the new one has others
 */
record Containment(Answer narrows, Answer widens) {

  static final Containment SAME = new Containment(Answer.NO, Answer.NO);

  static Containment of(Collection<Change> changes) {
    Answer narrows = Answer.NO;
    Answer widens = Answer.NO;
    for (Change change : changes) {
      narrows = narrows.or(change.narrows());
      widens = widens.or(change.widens());
    }
    return new Containment(narrows, widens);
  }

  /** The same, where a value shows that it surely hurts. */
  Containment hurting(Side side) {
    return side == Side.INPUT ? new Containment(Answer.YES, widens) : new Containment(narrows, Answer.YES);
  }

  boolean isSame() {
    return equals(SAME);
  }
}
