package io.mcpspec.release.tool.schema;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.text.Rewording;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.schema.Change;
import io.mcpspec.release.surface.Items;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** I15, I17: judges another default or description of a parameter, which change what models send. */
public final class ParameterNoteChange {

  private ParameterNoteChange() {}

  /**
   * Judges a default. A call without the parameter has another meaning now, unless the old one was the same: nothing,
   * or what the description said, or there was no such call.
   *
   * @param schema the old schema, where it is an object
   * @param required whether every call had to have the parameter, or has to have it now
   */
  static SchemaJudgement ofDefault(Change change, Optional<Mapping> schema, boolean required) {
    ParameterDefault old = ParameterDefault.of(change.from());
    ParameterDefault now = ParameterDefault.of(change.to());
    String description = schema.flatMap(found -> found.text("description")).orElse("");
    boolean same = required || old.isNeutral() && now.isNeutral() || change.from().isEmpty() && now.isIn(description);
    return SchemaJudgement.of(Rule.INPUT_DEFAULT_CHANGED, same ? Level.COMPATIBLE : Level.RISKY);
  }

  /**
   * Judges a description. Other figures, values or rules in it can change what a model sends.
   *
   * @param schemas the old and the new schema that is described, where they are objects
   */
  static SchemaJudgement ofDescription(Change change, List<Optional<Mapping>> schemas) {
    return SchemaJudgement.of(Rule.INPUT_DESCRIPTION_CHANGED, level(change, schemas));
  }

  /** What another description of a schema weighs, on either side of a tool. */
  static Level level(Change change, List<Optional<Mapping>> schemas) {
    Set<String> stated = new HashSet<>();
    schemas.forEach(found -> found.ifPresent(schema -> stated.addAll(stated(schema))));
    boolean same = change.what().equals("deprecated")
        || new Rewording(change.from(), change.to()).weight(stated) != Rewording.Weight.MEANING;
    return same ? Level.DOCS : Level.RISKY;
  }

  /** What a schema says itself, so that a description only repeats it: listed values, limits and the default. */
  private static Set<String> stated(Mapping schema) {
    Set<String> stated = new HashSet<>(Items.texts(schema, "enum"));
    schema.entries().stream().map(Mapping.Entry::value)
        .filter(Scalar.class::isInstance).map(value -> ((Scalar) value).text()).forEach(stated::add);
    return stated;
  }
}
