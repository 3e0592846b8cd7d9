package io.mcpspec.emit;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.spec.syntax.FileKind;
import io.mcpspec.spec.syntax.SectionDecl;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON Schemas by which editors complete and check spec files; made from the parser's own tables of keys. */
public final class EditorSchemas {

  private static final Span NOWHERE = Span.of(new SourceFile("schema", ""));

  private EditorSchemas() {}

  /** The schemas by file name, such as {@code tool.json}, one for each kind of file. */
  public static Map<String, Node> all() {
    Map<String, Node> schemas = new LinkedHashMap<>();
    for (FileKind kind : FileKind.values()) {
      schemas.put(name(kind), schema(kind));
    }
    return schemas;
  }

  /** The names of the files. */
  public static List<String> names() {
    return Arrays.stream(FileKind.values()).map(EditorSchemas::name).toList();
  }

  private static String name(FileKind kind) {
    return kind.format() + ".json";
  }

  /** The schemas as files, by name alone. */
  public static List<Artifact> files() {
    return all().entrySet().stream()
        .map(schema -> Artifact.text(schema.getKey(), JsonWriter.pretty(schema.getValue()) + "\n"))
        .toList();
  }

  private static Node schema(FileKind kind) {
    MappingBuilder schema =
        new MappingBuilder(NOWHERE)
            .put("$schema", "https://json-schema.org/draft/2020-12/schema")
            .put("title", "mcp-spec: " + kind.shape().title())
            .putAll((Mapping) kind.shape().schema(NOWHERE));
    if (kind == FileKind.PROMPT) {
      Mapping section = new MappingBuilder(NOWHERE).put("section", SectionDecl.SHAPE.schema(NOWHERE)).build();
      schema.put("$defs", section);
    }
    return schema.build();
  }
}
