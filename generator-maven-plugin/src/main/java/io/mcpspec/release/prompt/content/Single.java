package io.mcpspec.release.prompt.content;

import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.prompt.match.Unit;
import io.mcpspec.release.prompt.match.UnitRow;

/**
 * A sentence that only one side of its section has.
 *
 * @param section the section
 * @param row the sentence
 */
record Single(SectionChange section, UnitRow row) {

  Unit unit() {
    return row.unit();
  }
}
