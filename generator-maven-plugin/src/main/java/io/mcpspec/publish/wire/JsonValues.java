package io.mcpspec.publish.wire;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.SchemaNumbers;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Values in {@code enum} and {@code const}. Numbers are equal by value: {@code 1.0} is {@code 1}. */
public final class JsonValues {

  private JsonValues() {}

  /** The values that {@code enum} and {@code const} of a schema allow together; none where it has neither. */
  public static List<Node> listed(Mapping schema) {
    List<Node> values = new SchemaMembers(schema).list("enum");
    Optional<Node> only = schema.get("const");
    return only.isPresent() && (!schema.has("enum") || isIn(only.get(), values)) ? List.of(only.get())
        : only.isPresent() ? List.of() : values;
  }

  public static boolean isIn(Node value, List<Node> values) {
    return values.stream().anyMatch(one -> same(one, value));
  }

  private static boolean same(Node one, Node other) {
    if (one instanceof Sequence list && other instanceof Sequence items) {
      return list.items().size() == items.items().size() && sameItems(list.items(), items.items());
    }
    if (one instanceof Mapping first && other instanceof Mapping second) {
      return first.entries().size() == second.entries().size() && first.entries().stream().allMatch(entry ->
          second.get(entry.key()).filter(value -> same(entry.value(), value)).isPresent());
    }
    Optional<BigDecimal> number = SchemaNumbers.of(one);
    Optional<BigDecimal> second = SchemaNumbers.of(other);
    return number.isPresent() && second.isPresent() ? number.get().compareTo(second.get()) == 0 : one.equals(other);
  }

  private static boolean sameItems(List<Node> first, List<Node> second) {
    for (int i = 0; i < first.size(); i++) {
      if (!same(first.get(i), second.get(i))) {
        return false;
      }
    }
    return true;
  }
}
