package io.mcpspec.release.tool.schema;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.schema.Change;
import java.util.List;
import java.util.Optional;

/** O11: judges another description of a result, from which models learn what they read. */
public final class ResultNoteChange {

  private ResultNoteChange() {}

  /**
   * Judges a description, as one of a parameter is judged.
   *
   * @param schemas the old and the new schema that is described, where they are objects
   */
  static SchemaJudgement of(Change change, List<Optional<Mapping>> schemas) {
    return SchemaJudgement.of(Rule.OUTPUT_DESCRIPTION_CHANGED, ParameterNoteChange.level(change, schemas));
  }
}
