package io.mcpspec.fuzz;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.diagnostic.TextRenderer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.TextDecoder;
import io.mcpspec.document.yaml.YamlReader;
import io.mcpspec.document.yaml.YamlWriter;
import io.mcpspec.maven.MavenStyle;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Any bytes are a value that can be written and read again, or have an error that can be shown. */
public final class YamlTarget {

  private YamlTarget() {}

  public static void fuzzerTestOneInput(byte[] input) {
    Diagnostics found = new Diagnostics();
    Optional<Node> root =
        new TextDecoder(found).decode("fuzz.yaml", input).flatMap(new YamlReader(found)::read);
    TextRenderer.render(found.sorted(), 1, new MavenStyle());
    if (root.isEmpty() && !found.hasErrors()) {
      throw new IllegalStateException("nothing was read, and nothing was said");
    }
    if (!found.hasErrors() && root.get() instanceof Mapping mapping) {
      comesBack(mapping);
    }
  }

  private static void comesBack(Mapping mapping) {
    String written = YamlWriter.write(mapping, Map.of(), Set.of("properties"));
    Optional<Node> again = new YamlReader(new Diagnostics()).read(new SourceFile("again.yaml", written));
    if (!again.equals(Optional.of(mapping))) {
      throw new IllegalStateException("another value comes back of\n" + written);
    }
  }
}
