package io.mcpspec.runtime.install.machine;

import java.nio.file.Path;

/**
 * Where an installed server's own files are.
 *
 * @param data what is kept: jars, and the record of what was written
 * @param cache what can be made again: class-data archives
 * @param server the server's name as that of a file
 */
public record Places(Path data, Path cache, String server) {

  private static final int MOST_LETTERS = 64;

  public static Places of(Platform platform, String server) {
    String name = fileName(server);
    return new Places(platform.data().resolve(name), platform.cache().resolve(name), name);
  }

  /** A server calls itself as it likes; no name leads out of a folder. */
  private static String fileName(String text) {
    String plain = text.replaceAll("[^A-Za-z0-9._-]+", "-").replaceAll("^[.-]+|[.-]+$", "");
    return plain.isEmpty() ? "server" : plain.substring(0, Math.min(plain.length(), MOST_LETTERS));
  }

  /** The class-data archive of a jar for a machine; the name is another one for another build of either. */
  public Path archive(ServerJar jar, Jvm jvm) {
    return cache.resolve(server + "-" + jar.id() + "-java-" + jvm.id() + ".jsa");
  }

  /** The copy of a jar that clients start: it stays when the jar that was installed is built anew. */
  public Path jar(ServerJar jar, String version) {
    return data.resolve(fileName(version) + "-" + jar.id()).resolve(server + ".jar");
  }

  /** What is recorded of the entries in clients' configurations. */
  public Path receipts() {
    return data.resolve("installed.json");
  }
}
