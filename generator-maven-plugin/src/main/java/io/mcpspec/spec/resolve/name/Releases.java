package io.mcpspec.spec.resolve.name;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.model.Release;
import io.mcpspec.spec.shape.WrittenDate;
import io.mcpspec.spec.syntax.ReleasesDecl;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The releases in order, and the check of every place that names one. */
public final class Releases {

  private final List<Release> releases = new ArrayList<>();
  private final Diagnostics diagnostics;
  private final Names names;

  public Releases(List<ReleasesDecl.Release> written, Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    this.names = new Names(diagnostics);
    names.checkUnique("release", written.stream().map(ReleasesDecl.Release::id).toList());
    new VersionCheck(diagnostics).checkReleases(written);
    written.forEach(this::add);
  }

  private void add(ReleasesDecl.Release written) {
    Release.State state = Release.State.valueOf(written.state().text().toUpperCase(Locale.ROOT));
    written.date().ifPresent(date -> WrittenDate.of(date, diagnostics));
    boolean afterDraft = releases.stream().anyMatch(earlier -> earlier.state() == Release.State.DRAFT);
    if (state == Release.State.RELEASED && afterDraft && !written.state().isStandIn()) {
      diagnostics.report(
          Code.RELEASE_ORDER,
          written.id().span(),
          "the released `" + written.id().text() + "` follows a draft",
          "list releases oldest first; drafts come last");
    }
    releases.add(
        new Release(
            written.id().text(),
            written.date().map(Scalar::text),
            state,
            written.summary().map(Scalar::text),
            written.id().span()));
  }

  public List<Release> all() {
    return releases;
  }

  public List<String> ids() {
    return releases.stream().map(Release::id).toList();
  }

  /** The release that {@code written} names, as its id. */
  public Optional<String> id(Optional<Scalar> written) {
    written.ifPresent(this::check);
    return written.map(Scalar::text);
  }

  boolean check(Scalar written) {
    return names.check(Code.UNKNOWN_RELEASE, "release", written, ids());
  }

  /** Checks that {@code places} name known releases, each later than the one before. */
  public void checkAscending(List<Scalar> places) {
    int last = -1;
    for (Scalar place : places) {
      int position = check(place) ? ids().indexOf(place.text()) : -1;
      if (0 <= position && position <= last) {
        diagnostics.report(
            Code.RELEASE_ORDER,
            place.span(),
            "`" + place.text() + "` does not come after the release before it",
            "list changes oldest first, one for each release");
      }
      last = Math.max(position, last);
    }
  }
}
