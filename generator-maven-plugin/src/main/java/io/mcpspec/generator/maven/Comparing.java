package io.mcpspec.generator.maven;

import io.mcpspec.release.ReleaseDiff;
import io.mcpspec.release.policy.Exceptions;
import io.mcpspec.release.review.Review;
import io.mcpspec.release.rule.Level;
import io.mcpspec.release.side.Side;
import java.time.LocalDate;
import java.util.Optional;

/** Makes the review, as of today. */
final class Comparing implements DiffGoal.Comparison {

  @Override
  public Review compare(Side before, Side after, Exceptions exceptions, Optional<Level> failOn) {
    return new ReleaseDiff(exceptions, failOn, LocalDate.now()).compare(before, after);
  }
}
