package io.mcpspec.release.schema.proof;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.release.schema.shape.Decimals;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes values that are written nowhere. */
public final class Values {

  private static final Span NOWHERE = Span.of(new SourceFile("", ""));

  static final Node NULL = new Scalar(Scalar.Kind.NULL, "null", NOWHERE);
  static final Node TRUE = Scalar.bool(true, NOWHERE);
  static final Node FALSE = Scalar.bool(false, NOWHERE);

  private Values() {}

  public static Node text(String text) {
    return Scalar.string(text, NOWHERE);
  }

  static String textOf(Node text) {
    return ((Scalar) text).text();
  }

  static Node number(BigDecimal number) {
    String text = Decimals.text(number);
    return new Scalar(text.indexOf('.') < 0 ? Scalar.Kind.INTEGER : Scalar.Kind.NUMBER, text, NOWHERE);
  }

  static Node list(List<Node> items) {
    return new Sequence(new ArrayList<>(items), NOWHERE);
  }

  static Node object(Map<String, Node> members) {
    List<Mapping.Entry> entries = new ArrayList<>();
    members.forEach((name, value) -> entries.add(new Mapping.Entry(name, NOWHERE, value)));
    return new Mapping(entries, NOWHERE);
  }
}
