package io.mcpspec.importer;

import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.diagnostic.TextRenderer;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.TextDecoder;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Lists that were saved as one JSON file.
 *
 * @param file the file; its path is the one to show
 * @param commands how the user writes commands
 */
public record SurfaceFile(InputFile file, CommandStyle commands) implements SurfaceSource {

  @Override
  public Mapping surface() {
    Diagnostics diagnostics = new Diagnostics();
    Optional<Node> root = new TextDecoder(diagnostics).decode(file.path(), file.content())
        .flatMap(new JsonReader(diagnostics)::read);
    if (diagnostics.hasErrors()) {
      throw new ImportFailedException(
          diagnostics.sorted().stream().map(finding -> TextRenderer.render(finding, commands))
              .collect(Collectors.joining("\n")));
    }
    if (root.orElse(null) instanceof Mapping surface) {
      return surface;
    }
    throw new ImportFailedException(
        "`" + file.path() + "` holds no JSON object with `initialize`, `tools`, … as its members");
  }
}
