package io.mcpspec.fuzz;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.diagnostic.TextRenderer;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.TextDecoder;
import io.mcpspec.maven.MavenStyle;
import java.util.Optional;

/** Any bytes are a JSON value that can be written and read again, or have an error that can be shown. */
public final class JsonTarget {

  private JsonTarget() {}

  public static void fuzzerTestOneInput(byte[] input) {
    Diagnostics found = new Diagnostics();
    Optional<Node> root = read(input, found);
    TextRenderer.render(found.sorted(), 1, new MavenStyle());
    if (root.isEmpty() && !found.hasErrors()) {
      throw new IllegalStateException("nothing was read, and nothing was said");
    }
    if (!found.hasErrors()) {
      String written = JsonWriter.pretty(root.get());
      if (!new JsonReader(new Diagnostics()).read(new SourceFile("again.json", written)).equals(root)) {
        throw new IllegalStateException("another value comes back of\n" + written);
      }
    }
  }

  /** The value; none where there is an error. */
  static Optional<Node> read(byte[] input, Diagnostics found) {
    return new TextDecoder(found).decode("fuzz.json", input).flatMap(new JsonReader(found)::read);
  }
}
