package io.mcpspec.fuzz;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.edit.YamlEdit;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.yaml.YamlReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;

/** Any YAML text, changed to say what the YAML text behind the first NUL says, says that, or cannot be changed. */
public final class YamlEditTarget {

  private YamlEditTarget() {}

  public static void fuzzerTestOneInput(byte[] input) {
    String text = new String(input, StandardCharsets.UTF_8);
    int end = text.indexOf('\u0000');
    if (end < 0) {
      return;
    }
    SourceFile before = new SourceFile("fuzz.yaml", text.substring(0, end));
    Optional<Node> after = read(new SourceFile("after.yaml", text.substring(end + 1)));
    if (read(before).isEmpty() || after.isEmpty()) {
      return;
    }
    Optional<String> edited = YamlEdit.edited(before, after.get(), Set.of("properties"));
    if (edited.isPresent() && !read(new SourceFile("edited.yaml", edited.get())).equals(after)) {
      throw new IllegalStateException("another value comes back of\n" + edited.get());
    }
  }

  private static Optional<Node> read(SourceFile file) {
    Diagnostics found = new Diagnostics();
    return new YamlReader(found).read(file).filter(node -> !found.hasErrors());
  }
}
