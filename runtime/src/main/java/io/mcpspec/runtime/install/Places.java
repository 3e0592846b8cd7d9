package io.mcpspec.runtime.install;

import java.nio.file.Path;

/**
 * Where an installed server's own files are.
 *
 * @param data what is kept: jars, and the record of what was written
 * @param cache what can be made again: class-data archives
 * @param server the server's name
 */
public record Places(Path data, Path cache, String server) {

  public static Places of(Platform platform, String server) {
    return new Places(platform.data().resolve(server), platform.cache().resolve(server), server);
  }

  /** The class-data archive of a jar for a machine; the name is another one for another build of either. */
  public Path archive(ServerJar jar, Jvm jvm) {
    return cache.resolve(server + "-" + jar.id() + "-java-" + jvm.id() + ".jsa");
  }

  /** The copy of a jar that clients start: it stays when the jar that was installed is built anew. */
  public Path jar(ServerJar jar, String version) {
    return data.resolve(version + "-" + jar.id()).resolve(server + ".jar");
  }

  /** What is recorded of the entries in clients' configurations. */
  Path receipts() {
    return data.resolve("installed.json");
  }
}
