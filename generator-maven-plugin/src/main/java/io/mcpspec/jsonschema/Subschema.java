package io.mcpspec.jsonschema;

import io.mcpspec.document.node.Node;
import java.util.List;
import java.util.Optional;

/**
 * A schema directly inside another.
 *
 * @param path the keyword that it is under and, in lists and mappings, its index or key
 * @param schema the schema; of malformed schemas any value in a schema's place
 */
public record Subschema(List<String> path, Node schema) {

  /** The name of the property that it is the schema of, if it is one. */
  public Optional<String> property() {
    return path.get(0).equals(Keyword.PROPERTIES.word()) ? Optional.of(path.get(1)) : Optional.empty();
  }
}
