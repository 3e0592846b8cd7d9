package io.mcpspec.release.prompt.check;

import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.prompt.match.UnitRow;
import io.mcpspec.release.prompt.unit.Unit;

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
