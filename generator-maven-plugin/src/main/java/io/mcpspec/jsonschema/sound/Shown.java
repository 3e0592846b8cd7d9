package io.mcpspec.jsonschema.sound;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.List;
import java.util.stream.Collectors;

/** Values in messages. */
final class Shown {

  private static final int LONGEST = 60;

  private Shown() {}

  /** The names under {@code type}. */
  static String types(Node type) {
    List<String> names = type instanceof Scalar name ? List.of(name.text()) : SchemaMembers.texts(type);
    return names.stream().map(name -> "`" + name + "`").collect(Collectors.joining(" or "));
  }

  /** A value as JSON, in backticks. */
  static String of(Node value) {
    String json = JsonWriter.compact(value);
    return "`" + (json.length() > LONGEST ? json.substring(0, LONGEST) + "…" : json) + "`";
  }
}
