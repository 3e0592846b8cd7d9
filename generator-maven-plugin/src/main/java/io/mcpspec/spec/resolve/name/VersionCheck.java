package io.mcpspec.spec.resolve.name;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import io.mcpspec.spec.model.Release;
import io.mcpspec.spec.model.Version;
import io.mcpspec.spec.syntax.ReleasesDecl;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;

/** Finds versions and dates that do not fit each other. Each may be meant, so these are warnings. */
public record VersionCheck(Diagnostics diagnostics) {

  /** Checks that releases are versions that ascend, as their dates do. */
  void checkReleases(List<ReleasesDecl.Release> releases) {
    Optional<ReleasesDecl.Release> newest = Optional.empty();
    Optional<ReleasesDecl.Release> latest = Optional.empty();
    for (ReleasesDecl.Release release : releases) {
      if (version(release).isEmpty() && !release.id().isStandIn()) {
        report(release.id().span(), "the release `" + release.id().text() + "` is not a version that can be compared",
            "write numbers joined by dots, such as 1.10.0 or 2.0.0-beta.1");
      }
      newest.ifPresent(before -> checkOrder(before, release));
      latest.ifPresent(before -> checkDates(before, release));
      newest = version(release).isPresent() ? Optional.of(release) : newest;
      latest = date(release).isPresent() ? Optional.of(release) : latest;
    }
  }

  private void checkOrder(ReleasesDecl.Release before, ReleasesDecl.Release release) {
    if (version(release).isPresent() && !release.id().text().equals(before.id().text())) {
      int order = version(release).get().compareTo(version(before).orElseThrow());
      if (order <= 0) {
        report(
            release.id().span(),
            "`" + release.id().text() + "` follows `" + before.id().text() + "`, and is "
                + (order == 0 ? "the same version" : "an older version"),
            "list releases oldest first");
      }
    }
  }

  private void checkDates(ReleasesDecl.Release before, ReleasesDecl.Release release) {
    if (date(release).isPresent() && date(release).get().isBefore(date(before).orElseThrow())) {
      report(
          release.date().orElseThrow().span(),
          "`" + release.id().text() + "` is dated before `" + before.id().text() + "`, which it follows",
          "correct the date, or the order");
    }
  }

  /** Checks that a server says the version of one of its releases, and not of one that a newer one has replaced. */
  public void checkServer(Optional<Scalar> written, List<Release> releases) {
    if (written.isEmpty() || written.get().isStandIn() || releases.isEmpty()) {
      return;
    }
    Scalar version = written.get();
    String newest = releases.get(releases.size() - 1).id();
    List<String> ids = releases.stream().map(Release::id).toList();
    int released = (int) releases.stream().filter(release -> release.state() == Release.State.RELEASED).count();
    if (!ids.contains(version.text())) {
      report(
          version.span(), "`" + version.text() + "` is none of the releases, of which the newest is `" + newest + "`",
          "remove `version`, which is the newest release if not written, or add the release");
    } else if (ids.indexOf(version.text()) < released - 1) {
      report(version.span(), "`" + ids.get(released - 1) + "` is released, and newer than `" + version.text() + "`",
          "remove `version`, which is the newest release if not written");
    }
  }

  private static Optional<Version> version(ReleasesDecl.Release release) {
    return Version.of(release.id().text());
  }

  private static Optional<LocalDate> date(ReleasesDecl.Release release) {
    try {
      return release.date().map(written -> LocalDate.parse(written.text()));
    } catch (DateTimeParseException noDate) { // reported where dates are read
      return Optional.empty();
    }
  }

  private void report(Span place, String message, String help) {
    diagnostics.report(Code.ODD_VERSION, place, message, help);
  }
}
