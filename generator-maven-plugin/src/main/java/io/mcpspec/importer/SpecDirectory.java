package io.mcpspec.importer;

import io.mcpspec.generator.source.InputFile;
import io.mcpspec.generator.source.SpecSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Where an imported spec is written.
 *
 * @param directory the directory that will hold {@code server.yaml}
 */
public record SpecDirectory(Path directory) {

  /**
   * @throws ImportFailedException when a spec lies there already
   */
  public void checkIsFree() {
    if (Files.exists(directory.resolve("server.yaml"))) {
      throw new ImportFailedException("`" + directory + "` holds a spec already. Name another directory with -Dout=DIR,"
          + " and compare the two.");
    }
  }

  /** The spec that is there; without files where there is none. */
  public SpecSources read() {
    String shown = directory.getFileName().toString();
    return Files.exists(directory.resolve("server.yaml"))
        ? SpecSources.read(directory, shown)
        : new SpecSources(shown, List.of());
  }

  public void write(List<InputFile> files) throws IOException {
    for (InputFile file : files) {
      Path path = directory.resolve(file.path());
      Files.createDirectories(path.getParent());
      Files.write(path, file.content());
    }
  }
}
