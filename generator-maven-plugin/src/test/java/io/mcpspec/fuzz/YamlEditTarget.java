package io.mcpspec.fuzz;

import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.SourceFile;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.YamlEdit;
import io.mcpspec.generator.tree.YamlReader;
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
