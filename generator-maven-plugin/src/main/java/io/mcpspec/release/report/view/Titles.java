package io.mcpspec.release.report.view;

import io.mcpspec.document.text.Visible;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.publish.snapshot.VersionPair;
import io.mcpspec.release.review.Review;
import java.util.Optional;
import java.util.function.Function;

/** How the two sides are called. */
public final class Titles {

  private static final int LONGEST = 60;

  private Titles() {}

  /** Both artifacts and an arrow: {@code weather-server 1.0.5 → weather-server 1.0.8}. */
  public static String both(Review review) {
    return oldArtifact(review) + " → " + newArtifact(review);
  }

  /** The old server with its version or label. */
  public static String oldArtifact(Review review) {
    return artifact(review.before(), old(review));
  }

  /** The new server with its version or label. */
  public static String newArtifact(Review review) {
    return artifact(review.after(), now(review));
  }

  private static String artifact(Snapshot side, String version) {
    String name = Visible.line(side.server().orElse(""));
    return name.isEmpty() || version.startsWith(name) ? version : name + " " + version;
  }

  /** Which version the old side is: its release; else what both servers report, or its label. */
  public static String old(Review review) {
    return version(review.before(), comparable(review, VersionPair::before));
  }

  /** Which version the new side is, as {@link #old}. */
  public static String now(Review review) {
    return version(review.after(), comparable(review, VersionPair::after));
  }

  private static Optional<String> comparable(Review review, Function<VersionPair, Optional<String>> side) {
    VersionPair versions = VersionPair.of(review.before(), review.after());
    return versions.isTelling() ? side.apply(versions) : Optional.empty();
  }

  private static String version(Snapshot side, Optional<String> comparable) {
    return Visible.line(side.deliveredVersion().or(() -> comparable).orElse(label(side)));
  }

  /** A server's command can be long; its begin is enough to know the side. */
  private static String label(Snapshot side) {
    String label = side.label();
    return label.codePointCount(0, label.length()) <= LONGEST
        ? label : label.substring(0, label.offsetByCodePoints(0, LONGEST - 1)) + '…';
  }
}
