package io.mcpspec.generator.resolve;

import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.tree.Node;
import java.util.Map;
import java.util.Optional;

/** Knows whether values can be held against a schema at all. Adopted servers publish some for which that is not so. */
public final class UsableSchemas {

  private UsableSchemas() {}

  /**
   * Why no value can be held against a schema; none when it can be used.
   *
   * @param schema a schema that uses no shared types
   */
  public static Optional<String> obstacle(Node schema) {
    InstanceCheck check = new InstanceCheck(Map.of(), new Diagnostics());
    return check.isEndless(schema)
        ? Optional.of("it applies itself to the same value without end")
        : check.obstacle(schema);
  }
}
