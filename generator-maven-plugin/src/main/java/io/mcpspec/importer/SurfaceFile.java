package io.mcpspec.importer;

import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.diagnostic.TextRenderer;
import io.mcpspec.generator.source.InputFile;
import io.mcpspec.generator.tree.JsonReader;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.TextDecoder;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Lists that were saved as one JSON file.
 *
 * @param file the file; its path is the one to show
 */
public record SurfaceFile(InputFile file) implements SurfaceSource {

  @Override
  public Mapping surface() {
    Diagnostics diagnostics = new Diagnostics();
    Optional<Node> root = new TextDecoder(diagnostics).decode(file.path(), file.content())
        .flatMap(new JsonReader(diagnostics)::read);
    if (diagnostics.hasErrors()) {
      throw new ImportFailedException(
          diagnostics.sorted().stream().map(TextRenderer::render).collect(Collectors.joining("\n")));
    }
    if (root.orElse(null) instanceof Mapping surface) {
      return surface;
    }
    throw new ImportFailedException(
        "`" + file.path() + "` holds no JSON object with `initialize`, `tools`, … as its members");
  }
}
