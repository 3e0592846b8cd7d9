package io.mcpspec.release.report.view;

import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.review.Review;

/** How the two sides are called. */
public final class Titles {

  private Titles() {}

  /** Both artifacts and an arrow: {@code weather-server 1.0.5 → weather-server 1.0.8}. */
  public static String both(Review review) {
    return artifact(review.before()) + " → " + artifact(review.after());
  }

  /** The artifact with its version, or the label of what comes in no package. */
  public static String artifact(Snapshot side) {
    String name = side.packaged().map(Packaged::name).orElse("");
    String version = version(side);
    return Visible.line(name.isEmpty() || version.startsWith(name) ? version : name + " " + version);
  }

  /** Which version a side is: its release, else its label. */
  public static String version(Snapshot side) {
    return Visible.line(side.packaged().flatMap(Packaged::version).or(side::version).orElse(side.label()));
  }
}
