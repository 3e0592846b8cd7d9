package io.mcpspec.runtime.install;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;

/**
 * The jar that holds a server and all that it needs.
 *
 * @param file where it is, an absolute path
 * @param sha256 of its content
 */
public record ServerJar(Path file, String sha256) {

  private static final int SHORT = 12;

  /**
   * The jar that a class was loaded from.
   *
   * @throws InstallException when it was not loaded from one
   */
  public static ServerJar of(Class<?> server) {
    CodeSource source = server.getProtectionDomain().getCodeSource();
    try {
      Path file = Path.of(source.getLocation().toURI()).toAbsolutePath().normalize();
      if (!Files.isRegularFile(file)) {
        throw new InstallException("the server runs from `" + file + "`, which is no jar; package it, `mvn package`, "
            + "and install from the jar: `java -jar SERVER.jar install`");
      }
      return at(file);
    } catch (URISyntaxException e) {
      throw new InstallException("cannot tell where the server's jar is, `" + source.getLocation() + "`", e);
    }
  }

  /** The jar at a place. */
  static ServerJar at(Path file) {
    return new ServerJar(file, Sha256.of(file));
  }

  /** Enough of the hash to tell builds apart. */
  String id() {
    return sha256.substring(0, SHORT);
  }
}
