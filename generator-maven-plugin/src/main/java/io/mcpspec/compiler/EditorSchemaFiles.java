package io.mcpspec.compiler;

import io.mcpspec.document.source.SpecSources;
import io.mcpspec.emit.Artifact;
import io.mcpspec.emit.EditorSchemas;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** The editor schemas in a spec's {@code schema} directory: committed beside the spec, rewritten where they differ. */
public final class EditorSchemaFiles {

  private final Path directory;

  public EditorSchemaFiles(Path spec) {
    this.directory = spec.resolve(SpecSources.SCHEMA_DIRECTORY);
  }

  public boolean arePresent() {
    return EditorSchemas.names().stream().allMatch(name -> Files.isRegularFile(directory.resolve(name)));
  }

  public void write() throws IOException {
    Files.createDirectories(directory);
    for (Artifact schema : EditorSchemas.files()) {
      Path file = directory.resolve(schema.path());
      if (!Files.isRegularFile(file) || !Arrays.equals(Files.readAllBytes(file), schema.content())) {
        Files.write(file, schema.content());
      }
    }
  }
}
