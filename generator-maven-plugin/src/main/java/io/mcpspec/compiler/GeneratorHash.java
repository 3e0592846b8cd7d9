package io.mcpspec.compiler;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The hash of the generator's own code: its jar, or its classes when the reactor runs it. A version number would not
 * do: it stays the same while the generator is worked on.
 */
public final class GeneratorHash {

  private GeneratorHash() {}

  /**
   * Hashes the code that {@code anchor} was loaded from.
   *
   * @throws UncheckedIOException when the code cannot be read
   */
  public static String of(Class<?> anchor) {
    try {
      Path code = Path.of(anchor.getProtectionDomain().getCodeSource().getLocation().toURI());
      return Files.isDirectory(code) ? directory(code) : Hashes.of(Files.readAllBytes(code));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException("a code source is always a valid URI", e);
    }
  }

  private static String directory(Path root) throws IOException {
    try (Stream<Path> walk = Files.walk(root)) {
      List<Path> files = walk.filter(Files::isRegularFile).sorted().toList();
      Hashes hashes = new Hashes();
      for (Path file : files) {
        hashes.add(root.relativize(file).toString().replace('\\', '/')).add(Files.readAllBytes(file));
      }
      return hashes.hex();
    }
  }
}
