package io.mcpspec.release.report;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Makes JSON that was in no file before. */
final class JsonValues {

  private static final Span NOWHERE = Span.of(new SourceFile("report", ""));

  private JsonValues() {}

  static MappingBuilder object() {
    return new MappingBuilder(NOWHERE);
  }

  static Node string(String text) {
    return Scalar.string(text, NOWHERE);
  }

  /** A list with one value for each item. */
  static <T> Sequence list(List<T> items, Function<T, ? extends Node> value) {
    List<Node> values = new ArrayList<>();
    items.forEach(item -> values.add(value.apply(item)));
    return new Sequence(values, NOWHERE);
  }

  /** The text of a file. */
  static String file(MappingBuilder root) {
    return JsonWriter.pretty(root.build()) + "\n";
  }
}
