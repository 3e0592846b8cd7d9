package io.mcpspec.jsonschema.sample;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Reads the keywords of one schema; what is not of the right kind is as if it were not there. */
record Keywords(Mapping schema) {

  /** No count of a sample goes higher: what needs more is no sample any more. */
  private static final int MOST = 10_000;

  private static final int DIGITS = 400;

  Optional<Mapping> mapping(String keyword) {
    return schema.mapping(keyword);
  }

  List<Node> list(String keyword) {
    return schema.get(keyword).orElse(null) instanceof Sequence list ? list.items() : List.of();
  }

  List<String> names(String keyword) {
    return texts(list(keyword));
  }

  Optional<BigDecimal> number(String keyword) {
    return schema.get(keyword).orElse(null) instanceof Scalar scalar && scalar.isNumber()
        ? Optional.of(new BigDecimal(scalar.text())).filter(Keywords::isWritable)
        : Optional.empty();
  }

  /** With an exponent as large as JSON allows, a number has more digits than any memory holds. */
  private static boolean isWritable(BigDecimal value) {
    return Math.abs((long) value.precision() - value.scale()) < DIGITS && value.scale() < DIGITS;
  }

  int count(String keyword, int otherwise) {
    return number(keyword).map(value -> value.min(BigDecimal.valueOf(MOST)).intValue()).orElse(otherwise);
  }

  public boolean isTrue(String keyword) {
    return schema.get(keyword).filter(value -> isFlag(value, "true")).isPresent();
  }

  boolean isFalse(String keyword) {
    return schema.get(keyword).filter(value -> isFlag(value, "false")).isPresent();
  }

  static boolean isFlag(Node value, String text) {
    return value instanceof Scalar scalar && scalar.kind() == Scalar.Kind.BOOLEAN && scalar.text().equals(text);
  }

  static List<String> texts(List<Node> items) {
    return items.stream()
        .filter(item -> item instanceof Scalar text && text.isString())
        .map(item -> ((Scalar) item).text())
        .toList();
  }
}
