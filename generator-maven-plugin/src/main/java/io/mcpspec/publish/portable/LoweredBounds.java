package io.mcpspec.publish.portable;

import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.SchemaNumbers;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.Set;

/** Says exclusive bounds of numbers by inclusive ones. */
final class LoweredBounds {

  private LoweredBounds() {}

  /** Adds the bound that {@code keyword} and its inclusive or exclusive counterpart make together. */
  static void add(SchemaMembers schema, Keyword keyword, MappingBuilder out, Losses losses) {
    boolean least = keyword.isLeast();
    String name = least ? "minimum" : "maximum";
    String exclusive = least ? "exclusiveMinimum" : "exclusiveMaximum";
    Optional<Node> plain = schema.value(name).filter(value -> SchemaNumbers.of(value).isPresent());
    Optional<Node> strict = schema.value(exclusive).filter(value -> SchemaNumbers.of(value).isPresent());
    boolean whole = schema.types().equals(Set.of("integer"));
    Optional<Node> next = strict.map(value -> whole ? next(value, least) : value);
    boolean takesNext = next.isPresent() && (plain.isEmpty() || isTighter(next.get(), plain.get(), least));
    if (takesNext && !whole) {
      losses.add(Loss.Reason.EXCLUSIVE, exclusive, strict.get());
    }
    (takesNext ? next : plain.or(() -> schema.value(name))).ifPresent(value -> out.put(name, value));
  }

  private static boolean isTighter(Node strict, Node plain, boolean least) {
    int compared = number(strict).compareTo(number(plain));
    return least ? compared >= 0 : compared <= 0;
  }

  /** The next whole number behind a bound. */
  private static Node next(Node bound, boolean least) {
    BigDecimal number = number(bound);
    BigDecimal next = least
        ? number.setScale(0, RoundingMode.FLOOR).add(BigDecimal.ONE)
        : number.setScale(0, RoundingMode.CEILING).subtract(BigDecimal.ONE);
    return new Scalar(Scalar.Kind.INTEGER, next.toPlainString(), bound.span());
  }

  private static BigDecimal number(Node value) {
    return SchemaNumbers.of(value).orElseThrow();
  }
}
