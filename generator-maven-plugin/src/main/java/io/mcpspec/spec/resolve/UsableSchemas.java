package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Node;
import io.mcpspec.spec.model.SharedType;
import java.util.Map;
import java.util.Optional;

/** Knows whether values can be held against a schema at all. Adopted servers publish some for which that is not so. */
public final class UsableSchemas {

  private final Map<String, SharedType> types;
  private final SchemaFastPath plain;

  /**
   * @param types the shared types that schemas may use, by name
   */
  public UsableSchemas(Map<String, SharedType> types) {
    this.types = types;
    this.plain = new SchemaFastPath(types);
  }

  /**
   * Why no value can be held against a schema; none when it can be used.
   *
   * @param schema a schema that uses no shared types
   */
  public static Optional<String> obstacle(Node schema) {
    return obstacle(schema, new InstanceCheck(Map.of(), new Diagnostics()));
  }

  /** Whether values can be held against a schema; the validator, slow to load, is asked only where it is not plain. */
  public boolean canUse(Node schema) {
    InstanceCheck check = new InstanceCheck(types, new Diagnostics());
    return plain.vouchesFor(schema) ? !check.isEndless(schema) : obstacle(schema, check).isEmpty();
  }

  private static Optional<String> obstacle(Node schema, InstanceCheck check) {
    return check.isEndless(schema)
        ? Optional.of("it applies itself to the same value without end")
        : check.obstacle(schema);
  }
}
