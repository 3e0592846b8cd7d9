package io.mcpspec.jsonschema.check;

import io.mcpspec.document.node.Node;
import java.util.Map;
import java.util.Optional;

/** Whether values can be validated against a schema at all. Adopted servers publish some for which that is not so. */
public final class UsableSchemas {

  private final Map<String, Node> types;
  private final SchemaFastPath plain;

  /**
   * @param types the shared types that schemas may use, by name
   */
  public UsableSchemas(Map<String, Node> types) {
    this.types = types;
    this.plain = new SchemaFastPath(types);
  }

  /**
   * Why no value can be validated against a schema; empty when it is usable.
   *
   * @param schema a schema that uses no shared types
   */
  public static Optional<String> obstacle(Node schema) {
    return new SchemaValidator(Map.of()).obstacle(schema);
  }

  /** Whether values can be validated against a schema. */
  public boolean canUse(Node schema) {
    return plain.vouchesFor(schema)
        ? !new EndlessSchemas(types).contains(schema)
        : new SchemaValidator(types).obstacle(schema).isEmpty();
  }
}
