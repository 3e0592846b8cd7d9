package io.mcpspec.generator.testing;

import io.mcpspec.generator.model.Section;
import io.mcpspec.generator.source.LocatedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Builds an outline entry; each revision is given by its release, or {@code null} for the first state. */
public final class SectionBuilder {

  private final String id;
  private Optional<String> since = Optional.empty();
  private Optional<String> when = Optional.empty();
  private boolean raw;
  private Optional<String> before = Optional.empty();
  private Optional<String> afterHeading = Optional.empty();
  private Optional<String> fence = Optional.empty();
  private final List<Section.Literal> literals = new ArrayList<>();
  private final List<Section.Revision> revisions = new ArrayList<>();
  private final List<Section> children = new ArrayList<>();

  private SectionBuilder(String id) {
    this.id = id;
  }

  public static SectionBuilder section(String id) {
    return new SectionBuilder(id);
  }

  public SectionBuilder since(String release) {
    since = Optional.of(release);
    return this;
  }

  public SectionBuilder when(String argument) {
    when = Optional.of(argument);
    return this;
  }

  public SectionBuilder raw() {
    raw = true;
    return this;
  }

  public SectionBuilder before(String text) {
    before = Optional.of(text);
    return this;
  }

  public SectionBuilder afterHeading(String text) {
    afterHeading = Optional.of(text);
    return this;
  }

  public SectionBuilder fence(String info) {
    fence = Optional.of(info);
    return this;
  }

  /** A fact that may be written by hand. */
  public SectionBuilder literal(String fact) {
    literals.add(new Section.Literal(fact, "reason", Nodes.SPAN));
    return this;
  }

  /** The first state. */
  public SectionBuilder says(String heading, String text) {
    return revised(null, heading, text);
  }

  /** A state from {@code at} on; a part that is {@code null} stays as it was. */
  public SectionBuilder revised(String at, String heading, String text) {
    return revision(at, heading, text, false, Optional.empty());
  }

  /** Other white space from {@code at} on; a part that is {@code null} stays as it was. */
  public SectionBuilder spaced(String at, String before, String afterHeading) {
    revisions.add(new Section.Revision(Optional.of(at), Optional.empty(), Optional.empty(),
        Optional.ofNullable(before), Optional.ofNullable(afterHeading), false, Optional.empty(), Optional.empty(),
        Nodes.SPAN));
    return this;
  }

  public SectionBuilder removed(String at) {
    return revision(at, null, null, true, Optional.empty());
  }

  public SectionBuilder movedAfter(String at, String target) {
    return revision(at, null, null, false, Optional.of(new Section.Move(Section.Move.Kind.AFTER, target)));
  }

  public SectionBuilder movedUnder(String at, String target) {
    return revision(at, null, null, false, Optional.of(new Section.Move(Section.Move.Kind.UNDER, target)));
  }

  public SectionBuilder child(SectionBuilder child) {
    children.add(child.build());
    return this;
  }

  public Section build() {
    if (revisions.isEmpty()) {
      says(null, null);
    }
    return new Section(
        id, since, when, raw, before, afterHeading, fence, revisions, literals, children, Nodes.SPAN);
  }

  private SectionBuilder revision(
      String at, String heading, String text, boolean removed, Optional<Section.Move> move) {
    revisions.add(new Section.Revision(Optional.ofNullable(at), located(heading), located(text),
        Optional.empty(), Optional.empty(), removed, move, Optional.of("reason"), Nodes.SPAN));
    return this;
  }

  private Optional<LocatedText> located(String text) {
    return Optional.ofNullable(text).map(value -> Nodes.text(id + ".md", value));
  }
}
