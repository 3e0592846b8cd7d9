package io.mcpspec.report;

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
public final class JsonValues {

  private static final Span NOWHERE = Span.of(new SourceFile("report", ""));

  private JsonValues() {}

  public static MappingBuilder object() {
    return new MappingBuilder(NOWHERE);
  }

  public static Node string(String text) {
    return Scalar.string(text, NOWHERE);
  }

  /** A list with one value for each item. */
  public static <T> Sequence list(List<T> items, Function<T, ? extends Node> value) {
    List<Node> values = new ArrayList<>();
    items.forEach(item -> values.add(value.apply(item)));
    return new Sequence(values, NOWHERE);
  }

  /** The text of a file. */
  public static String file(MappingBuilder root) {
    return JsonWriter.pretty(root.build()) + "\n";
  }
}
