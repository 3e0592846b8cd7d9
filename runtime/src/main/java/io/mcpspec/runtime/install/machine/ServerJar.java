package io.mcpspec.runtime.install.machine;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * The jar of a server, with all that it needs in it, or in jars that its manifest names.
 *
 * @param file where it is, an absolute path
 * @param libraries the jars beside it that its {@code Class-Path} names and that are there
 * @param sha256 of the content of all of them
 */
public record ServerJar(Path file, List<Path> libraries, String sha256) {

  private static final int SHORT = 12;

  public ServerJar {
    libraries = List.copyOf(libraries);
  }

  /**
   * The jar that a class was loaded from.
   *
   * @throws InstallException when it was not loaded from one, or from one that does not start by itself
   */
  public static ServerJar of(Class<?> server) {
    Path file = source(server);
    if (!Files.isRegularFile(file)) {
      throw new InstallException("the server runs from `" + file + "`, which is no jar; package it, `mvn package`, "
          + "and install from the jar: `java -jar SERVER.jar install`");
    }
    ServerJar jar = at(file, libraries(file));
    if (!jar.files().contains(source(ServerJar.class))) {
      throw new InstallException("`" + file + "` does not start by itself: its manifest names no `Class-Path` with `"
          + source(ServerJar.class) + "`; pack all into one jar, or have the manifest name what lies beside it");
    }
    return jar;
  }

  /** A jar with what lies beside it. */
  public static ServerJar at(Path file, List<Path> libraries) {
    List<Path> all = new ArrayList<>(libraries);
    all.add(0, file);
    return new ServerJar(file, libraries, Sha256.of(all));
  }

  private static Path source(Class<?> loaded) {
    CodeSource source = loaded.getProtectionDomain().getCodeSource();
    try {
      return Path.of(source.getLocation().toURI()).toAbsolutePath().normalize();
    } catch (URISyntaxException e) {
      throw new InstallException("cannot tell where the server's jar is, `" + source.getLocation() + "`", e);
    }
  }

  /** Java passes over what is not there, and so do we. */
  private static List<Path> libraries(Path file) {
    List<Path> libraries = new ArrayList<>();
    for (String name : classPath(file).trim().split(" +")) {
      Path library = Path.of(file.toUri().resolve(name)).normalize();
      if (name.isEmpty() || !Files.isRegularFile(library)) {
        continue;
      }
      if (!library.startsWith(file.getParent())) {
        throw new InstallException("the manifest of `" + file + "` names `" + name + "`, which does not lie below the "
            + "jar's folder, so it cannot be copied with it; pack all into one jar, or put it there");
      }
      libraries.add(library);
    }
    return libraries;
  }

  private static String classPath(Path file) {
    try (JarFile jar = new JarFile(file.toFile())) {
      Manifest manifest = jar.getManifest();
      String written = manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
      return written == null ? "" : written;
    } catch (IOException e) {
      throw new InstallException("cannot read the server's jar `" + file + "`", e);
    }
  }

  /** The jar, then its libraries. */
  public List<Path> files() {
    List<Path> files = new ArrayList<>(libraries);
    files.add(0, file);
    return files;
  }

  /** Where one of the files lies beside a copy of the jar. */
  public Path beside(Path copy, Path one) {
    return one.equals(file) ? copy : copy.resolveSibling(file.getParent().relativize(one).toString());
  }

  /** Enough of the hash to tell builds apart. */
  public String id() {
    return sha256.substring(0, SHORT);
  }
}
