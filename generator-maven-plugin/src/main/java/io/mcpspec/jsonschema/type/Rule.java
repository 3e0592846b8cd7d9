package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Scalar;
import java.util.List;

/** What a schema asks of an object's members together. */
public sealed interface Rule {

  /** How many members there are. */
  record Count(Size size) implements Rule {}

  /** Beside {@code member} stand the others: {@code dependentRequired}. */
  record Needs(String member, List<String> others) implements Rule {
    public Needs {
      others = List.copyOf(others);
    }
  }

  /** Beside {@code member} the other cannot stand: {@code dependentSchemas} with {@code other: false}. */
  record Excludes(String member, String other) implements Rule {}

  /** Beside {@code member} the other has one of these values: {@code dependentSchemas} with an {@code enum}. */
  record Narrows(String member, String other, List<Scalar> values) implements Rule {
    public Narrows {
      values = List.copyOf(values);
    }
  }
}
