package io.mcpspec.jsonschema.check;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.SchemaNumbers;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Whether two JSON values are the same: {@code 1} and {@code 1.0} are. */
public final class SameValue {

  private SameValue() {}

  public static boolean of(Node one, Node other) {
    if (one instanceof Scalar first && other instanceof Scalar second && first.isNumber() && second.isNumber()) {
      Optional<BigDecimal> number = SchemaNumbers.of(first);
      Optional<BigDecimal> compared = SchemaNumbers.of(second);
      return number.isPresent() && compared.isPresent()
          ? number.get().compareTo(compared.get()) == 0
          : first.text().equals(second.text());
    }
    if (one instanceof Sequence first && other instanceof Sequence second) {
      return ofAll(first.items(), second.items());
    }
    if (one instanceof Mapping first && other instanceof Mapping second) {
      return first.entries().size() == second.entries().size()
          && first.entries().stream().allMatch(
              member -> second.get(member.key()).filter(value -> of(member.value(), value)).isPresent());
    }
    return one.equals(other);
  }

  /** Whether a list has the value. */
  public static boolean isIn(List<Node> values, Node value) {
    return values.stream().anyMatch(one -> of(one, value));
  }

  private static boolean ofAll(List<Node> some, List<Node> others) {
    boolean same = some.size() == others.size();
    for (int i = 0; same && i < some.size(); i++) {
      same = of(some.get(i), others.get(i));
    }
    return same;
  }
}
