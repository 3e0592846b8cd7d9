package io.mcpspec.release.prompt.content;

import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.prompt.match.Unit;
import io.mcpspec.release.prompt.match.UnitRow;

/**
 * Two forms of one sentence.
 *
 * @param from the section that it stood in
 * @param to the section that it stands in
 * @param row both forms
 */
public record SentencePair(SectionChange from, SectionChange to, UnitRow row) {

  public Unit left() {
    return row.left().orElseThrow();
  }

  public Unit right() {
    return row.right().orElseThrow();
  }

  /** Whether it is text on a side at least: changes inside code examples are reported as such. */
  public boolean isText() {
    return left().isText() || right().isText();
  }

  /** Whether it stands in another section, or went into a fence or out of one. */
  boolean isRelocated() {
    return from != to || left().context() != right().context();
  }
}
