package io.mcpspec.generator.testing;

import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.LineIndex;
import io.mcpspec.generator.source.LocatedText;
import io.mcpspec.generator.source.SourceFile;
import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.tree.JsonReader;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.Node;
import java.util.ArrayList;
import java.util.List;

/** Values and texts for tests, as if read from a file. */
public final class Nodes {

  /** A place in a file that holds nothing. */
  public static final Span SPAN = Span.of(new SourceFile("spec/test.yaml", ""));

  private Nodes() {}

  /** A JSON value; single quotes stand for double ones. */
  public static Node json(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Node node = new JsonReader(diagnostics).read(new SourceFile("test.json", text.replace('\'', '"'))).orElseThrow();
    if (!diagnostics.sorted().isEmpty()) {
      throw new IllegalArgumentException(diagnostics.sorted().toString());
    }
    return node;
  }

  /** A JSON object; single quotes stand for double ones. */
  public static Mapping object(String text) {
    return (Mapping) json(text);
  }

  /** The text of a file of its own. */
  public static LocatedText text(String path, String value) {
    SourceFile file = new SourceFile(path, value);
    LineIndex index = new LineIndex(file);
    List<LocatedText.LineStart> lines = new ArrayList<>();
    int offset = 0;
    for (String line : value.split("\n", -1)) {
      lines.add(new LocatedText.LineStart(offset, index.position(offset)));
      offset += line.length() + 1;
    }
    return new LocatedText(value, file, lines);
  }

  public static LocatedText text(String value) {
    return text("text.md", value);
  }
}
