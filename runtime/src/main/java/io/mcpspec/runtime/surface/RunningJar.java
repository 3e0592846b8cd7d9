package io.mcpspec.runtime.surface;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.zip.ZipFile;

/**
 * The one jar that this process runs, as {@code java -jar} does, read as a file. The class loader would ask each module
 * of the JDK first, and load a dozen classes for the address of what it finds.
 */
final class RunningJar {

  private RunningJar() {}

  /**
   * @param loader what finds files
   * @return the jar, if that is where the loader would find them
   */
  static Optional<ZipFile> open(ClassLoader loader) {
    File only = new File(System.getProperty("java.class.path", ""));
    if (loader != ClassLoader.getSystemClassLoader() || !only.getName().endsWith(".jar") || !only.isFile()) {
      return Optional.empty();
    }
    try {
      // Spelled as the class loader spells it: what is open already, the JDK does not read again.
      return Optional.of(new ZipFile(only.getCanonicalFile()));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read `" + only + "`, which this process runs from", e);
    }
  }
}
