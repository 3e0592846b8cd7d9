package io.mcpspec.importer;

import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where an imported spec is written.
 *
 * @param directory the directory that will hold {@code server.yaml}
 */
public record SpecDirectory(Path directory) {

  /** Whether a spec is there. */
  public boolean holdsSpec() {
    return Files.exists(directory.resolve("server.yaml"));
  }

  /** The spec that is there; without files where there is none. */
  public SpecSources read() {
    String shown = directory.getFileName().toString();
    return holdsSpec() ? SpecSources.read(directory, shown) : new SpecSources(shown, List.of());
  }

  /** Removes files, and the directories that they leave empty. */
  public void remove(List<String> paths) throws IOException {
    for (String path : paths) {
      Path file = directory.resolve(path);
      Files.delete(file);
      removeEmpty(file.getParent());
    }
  }

  private void removeEmpty(Path place) throws IOException {
    if (!place.equals(directory) && isEmpty(place)) {
      Files.delete(place);
      removeEmpty(place.getParent());
    }
  }

  private static boolean isEmpty(Path place) throws IOException {
    try (Stream<Path> inside = Files.list(place)) {
      return inside.findAny().isEmpty();
    }
  }

  public void write(List<InputFile> files) throws IOException {
    for (InputFile file : files) {
      Path path = directory.resolve(file.path());
      Files.createDirectories(path.getParent());
      Files.write(path, file.content());
    }
  }
}
