package io.mcpspec.release.prompt.match;

import io.mcpspec.document.text.LineCounter;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.release.prompt.match.Stretches.Stretch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Gives each unit of a text to the section in whose stretch it lies. Offsets never get smaller. */
final class SectionUnits {

  private final List<Stretch> stretches;
  private final Map<PromptSection, List<Unit>> bySection;
  private final LineCounter lines;
  private List<Unit> units = new ArrayList<>();
  private int current;
  private int firstLine;
  private boolean headingFound;
  private int blocks;

  SectionUnits(String text, List<Stretch> stretches, Map<PromptSection, List<Unit>> bySection) {
    this.stretches = stretches;
    this.bySection = bySection;
    this.lines = new LineCounter(text);
    open();
  }

  private void open() {
    PromptSection section = stretches.get(current).section();
    firstLine = lines.before(stretches.get(current).from());
    headingFound = section.level() == 0 && section.heading().isEmpty();
    units = bySection.computeIfAbsent(section, key -> new ArrayList<>());
  }

  /** Whether an offset lies behind the section that is open. */
  boolean isBehind(int offset) {
    return offset >= end();
  }

  /** Offset behind the section that is open; the last one has no end. */
  int end() {
    return current + 1 < stretches.size() ? stretches.get(current).to() : Integer.MAX_VALUE;
  }

  /** Opens the section that an offset lies in. */
  void moveTo(int offset) {
    while (isBehind(offset)) {
      current++;
      open();
    }
  }

  /** The line of an offset in its section, from 0. */
  int line(int offset) {
    return lines.before(offset) - firstLine;
  }

  /** The number of the next block of code, from 1. */
  int nextBlock() {
    return ++blocks;
  }

  /** Whether a heading is that of the section itself; each has one. */
  boolean takesHeading(String title) {
    boolean own = !headingFound && title.equals(stretches.get(current).section().heading());
    headingFound |= own;
    return own;
  }

  void add(Unit unit) {
    int above = units.size() - 1;
    if (unit.kind() == Unit.Kind.DIVIDER && above >= 0 && units.get(above).kind() == Unit.Kind.ROW
        && units.get(above).line() == unit.line() - 1) {
      units.set(above, units.get(above).asHead());
    }
    units.add(unit);
  }
}
