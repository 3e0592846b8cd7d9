package io.mcpspec.runtime.surface;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The files of the compiled surface, on the class path. */
public final class SurfaceFiles {

  /** Where the compiler puts them. */
  public static final String ROOT = "mcp-spec/run/";

  private final ClassLoader loader;
  private final String root;
  private final Optional<ZipFile> jar;

  /**
   * @param loader what finds them
   * @param root the folder that holds them, with its final slash
   */
  public SurfaceFiles(ClassLoader loader, String root) {
    this.loader = loader;
    this.root = root;
    this.jar = RunningJar.open(loader);
  }

  /** The folder that holds them, with its final slash. */
  public String root() {
    return root;
  }

  /** The file's bytes; empty when there is no such file. */
  public Optional<byte[]> bytes(String file) {
    try (InputStream in = open(root + file)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read `" + root + file + "` from the class path", e);
    }
  }

  private InputStream open(String path) throws IOException {
    ZipEntry entry = jar.isPresent() ? jar.get().getEntry(path) : null;
    return entry == null ? loader.getResourceAsStream(path) : jar.get().getInputStream(entry);
  }

  /** The file as text. */
  public Optional<String> text(String file) {
    Optional<byte[]> bytes = bytes(file);
    return bytes.isEmpty() ? Optional.empty() : Optional.of(new String(bytes.get(), StandardCharsets.UTF_8));
  }

  /**
   * The text of a file that the manifest names.
   *
   * @throws IllegalStateException when it is not there
   */
  public String required(String file) {
    Optional<String> text = text(file);
    if (text.isEmpty()) {
      throw new IllegalStateException(
          "`" + root + file + "` is not on the class path; build the server again with `mvn package`");
    }
    return text.get();
  }
}
