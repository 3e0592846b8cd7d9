package io.mcpspec.generator.output;

import io.mcpspec.generator.emit.Artifact;
import io.mcpspec.generator.emit.editor.EditorSchemas;
import io.mcpspec.generator.source.SpecSources;
import io.mcpspec.generator.tree.JsonWriter;
import io.mcpspec.generator.tree.Node;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The editor schemas in a spec's {@code schema} directory: committed beside the spec, rewritten where they differ. */
public final class EditorSchemaFiles {

  private final Path directory;

  public EditorSchemaFiles(Path spec) {
    this.directory = spec.resolve(SpecSources.SCHEMA_DIRECTORY);
  }

  public boolean arePresent() {
    return artifacts().stream().allMatch(schema -> Files.isRegularFile(directory.resolve(schema.path())));
  }

  public void write() throws IOException {
    Files.createDirectories(directory);
    for (Artifact schema : artifacts()) {
      Path file = directory.resolve(schema.path());
      if (!Files.isRegularFile(file) || !Arrays.equals(Files.readAllBytes(file), schema.content())) {
        Files.write(file, schema.content());
      }
    }
  }

  private static List<Artifact> artifacts() {
    return EditorSchemas.all().entrySet().stream().map(EditorSchemaFiles::artifact).toList();
  }

  private static Artifact artifact(Map.Entry<String, Node> schema) {
    return Artifact.text(schema.getKey(), JsonWriter.pretty(schema.getValue()) + "\n");
  }
}
