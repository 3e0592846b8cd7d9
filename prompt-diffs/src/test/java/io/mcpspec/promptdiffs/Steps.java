package io.mcpspec.promptdiffs;

import io.mcpspec.client.ServerOptions;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.diagnostic.TextRenderer;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.maven.MavenStyle;
import io.mcpspec.release.ReleaseDiff;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.LoadSettings;
import io.mcpspec.release.load.SnapshotLoader;
import io.mcpspec.release.load.SnapshotPair;
import io.mcpspec.release.policy.Exceptions;
import io.mcpspec.release.policy.ExceptionsFile;
import io.mcpspec.release.review.Review;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The steps from each release to the next, as the spec lists them; the last leads to the draft. */
final class Steps {

  private static final Path RELEASES = Path.of("releases");

  /**
   * From one release to the next.
   *
   * @param from the older release
   * @param to the newer one
   */
  record Step(String from, String to) {

    /** The step's folder below {@code diffs}. */
    String name() {
      return from + ".." + to;
    }

    Review review() throws StatusException {
      SnapshotPair sides = new SnapshotLoader(settings()).pair(side(from), side(to));
      return new ReleaseDiff(exceptions(), Optional.empty(), LocalDate.EPOCH)
          .compare(sides.before(), sides.after());
    }

    /** A release that is not locked is what the spec says now. */
    private static String side(String release) {
      return Files.isDirectory(RELEASES.resolve(release)) ? release : "spec@" + release;
    }
  }

  private Steps() {}

  /** What somebody accepted; a day that never comes ends none, so that a step reads the same on every day. */
  private static Exceptions exceptions() {
    Path file = settings().spec().resolve("release-exceptions.yaml");
    Diagnostics faults = new Diagnostics();
    Exceptions exceptions = new ExceptionsFile(faults).read(new SourceFile(file.toString(), text(file)));
    if (faults.hasErrors()) {
      throw new IllegalStateException(TextRenderer.render(faults.sorted(), 1, new MavenStyle()));
    }
    return exceptions;
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<Step> all() {
    List<String> releases = Published.releases();
    List<Step> steps = new ArrayList<>();
    for (int i = 1; i < releases.size(); i++) {
      steps.add(new Step(releases.get(i - 1), releases.get(i)));
    }
    return steps;
  }

  /** The step to what may still change. */
  static Step last() {
    List<Step> all = all();
    return all.get(all.size() - 1);
  }

  static LoadSettings settings() {
    Path here = Path.of("").toAbsolutePath();
    return new LoadSettings(
        here, here.resolve("../spec").normalize(), here.resolve(RELEASES),
        ServerOptions.in(here, Duration.ofSeconds(30)), new MavenStyle(),
        warning -> {
          throw new IllegalStateException(warning);
        }, step -> {});
  }
}
