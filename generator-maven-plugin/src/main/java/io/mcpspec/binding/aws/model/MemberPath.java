package io.mcpspec.binding.aws.model;

import java.util.ArrayList;
import java.util.List;

/**
 * Where a member stands in an operation's input.
 *
 * @param steps member names from the top
 */
public record MemberPath(List<String> steps) {

  public static final MemberPath TOP = new MemberPath(List.of());

  public MemberPath {
    steps = List.copyOf(steps);
  }

  /** Reads {@code PointInTimeRecoverySpecification.RecoveryPeriodInDays}. */
  public static MemberPath of(String text) {
    return new MemberPath(List.of(text.split("\\.", -1)));
  }

  public MemberPath member(String name) {
    List<String> longer = new ArrayList<>(steps);
    longer.add(name);
    return new MemberPath(longer);
  }

  /** Whether it leads through {@code outer}. */
  public boolean isInside(MemberPath outer) {
    return steps.size() > outer.steps.size() && steps.subList(0, outer.steps.size()).equals(outer.steps);
  }

  @Override
  public String toString() {
    return String.join(".", steps);
  }
}
