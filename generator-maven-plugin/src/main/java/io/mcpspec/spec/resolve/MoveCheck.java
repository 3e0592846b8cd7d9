package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.syntax.SectionDecl;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Finds moves to entries that the prompt has in other releases only: such a move could not be made. */
final class MoveCheck {

  private final List<String> releases;
  private final Diagnostics diagnostics;
  private final Map<String, SectionDecl> sections = new LinkedHashMap<>();
  private final Map<String, String> parents = new LinkedHashMap<>();

  MoveCheck(List<String> releases, Diagnostics diagnostics) {
    this.releases = releases;
    this.diagnostics = diagnostics;
  }

  /** Checks the moves of a whole outline, whose sections have names of their own. */
  void check(List<SectionDecl> outline) {
    add(outline, Optional.empty());
    for (SectionDecl section : sections.values()) {
      for (SectionDecl.Revision revision : section.revisions()) {
        revision.moved().flatMap(MoveCheck::target).ifPresent(target -> check(target, revision.at()));
      }
    }
  }

  private void add(List<SectionDecl> level, Optional<String> parent) {
    for (SectionDecl section : level) {
      sections.put(section.id().text(), section);
      parent.ifPresent(above -> parents.put(section.id().text(), above));
      add(section.children(), Optional.of(section.id().text()));
    }
  }

  private void check(Scalar target, Scalar at) {
    int release = releases.indexOf(at.text());
    if (release >= 0 && sections.containsKey(target.text()) && !isPresent(target.text(), release, Set.of())) {
      List<String> present =
          sections.keySet().stream().filter(id -> isPresent(id, release, Set.of())).toList();
      diagnostics.report(
          Code.BAD_MOVE,
          target.span(),
          "release `" + at.text() + "` has no `" + target.text() + "` to move to",
          ClosestName.help(target.text(), present, "name an entry that is there once the release's changes are made"));
    }
  }

  /** Whether an entry and all above it are there in a release, the release's own changes included. */
  private boolean isPresent(String id, int release, Set<String> below) {
    SectionDecl section = sections.get(id);
    if (section == null || below.contains(id)) {
      return true;
    }
    Set<String> path = new LinkedHashSet<>(below);
    path.add(id);
    return isBegun(section, release)
        && !isEnded(section, release)
        && parent(id, release).map(above -> isPresent(above, release, path)).orElse(true);
  }

  private boolean isBegun(SectionDecl section, int release) {
    boolean first = section.written().has("heading") || section.written().has("text");
    return section.since().map(since -> index(since) <= release).orElse(true)
        && (first || section.revisions().stream().anyMatch(revision -> index(revision.at()) <= release));
  }

  private boolean isEnded(SectionDecl section, int release) {
    return until(section, release).reduce((earlier, later) -> later).filter(r -> r.removed().isPresent()).isPresent();
  }

  /** The entry above, after the last move so far. */
  private Optional<String> parent(String id, int release) {
    Optional<SectionDecl.Revision> last =
        until(sections.get(id), release).filter(r -> r.moved().isPresent()).reduce((earlier, later) -> later);
    Optional<SectionDecl.Move> move = last.flatMap(SectionDecl.Revision::moved);
    Optional<String> neighbour = move.flatMap(SectionDecl.Move::after).map(Scalar::text).filter(sections::containsKey);
    if (neighbour.isPresent()) {
      return parent(neighbour.get(), index(last.get().at()) - 1);
    }
    return move.flatMap(SectionDecl.Move::under).map(Scalar::text).or(() -> Optional.ofNullable(parents.get(id)));
  }

  private Stream<SectionDecl.Revision> until(SectionDecl section, int release) {
    return section.revisions().stream().filter(r -> 0 <= index(r.at()) && index(r.at()) <= release);
  }

  /** The position of a release; one that is unknown comes before all. */
  private int index(Scalar release) {
    return releases.indexOf(release.text());
  }

  private static Optional<Scalar> target(SectionDecl.Move move) {
    return Stream.of(move.after(), move.under()).flatMap(Optional::stream).findFirst();
  }
}
