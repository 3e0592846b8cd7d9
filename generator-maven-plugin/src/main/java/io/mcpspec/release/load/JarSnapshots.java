package io.mcpspec.release.load;

import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/** Server jars: ours say what they serve; any other one is started and asked. */
final class JarSnapshots {

  private static final String ROOT = "mcp-spec/";

  private final LoadSettings settings;

  JarSnapshots(LoadSettings settings) {
    this.settings = settings;
  }

  Snapshot load(Path file) throws StatusException {
    try (JarFile jar = new JarFile(file.toFile())) {
      if (jar.getEntry(ROOT + "surface.json") != null) {
        return ours(file, jar);
      }
      Snapshot asked = asked(file, jar);
      return asked.withPackaged(
          Optional.of(new JarPackage(jar).read(file.getFileName().toString(), List.of())));
    } catch (IOException e) {
      throw StatusException.load("cannot read `" + file + "` as a jar: " + e.getMessage(), e);
    }
  }

  private Snapshot ours(Path file, JarFile jar) throws StatusException, IOException {
    String expected = "all files that " + settings.commands().name("generate") + " makes";
    PublishedFiles published = new PublishedFiles(file.toString(), expected, path -> bytes(jar, ROOT + path));
    Packaged packaged = new JarPackage(jar).read(published.serverName(), List.of(published.launch()));
    Snapshot served = Snapshot.ofSurface(file.getFileName().toString(), published.surface());
    return served.withVersion(served.reportedVersion())
        .withCatalog(Optional.of(published.catalog()))
        .withPrompts(published.prompts(published.defaultRelease()))
        .withPackaged(Optional.of(packaged));
  }

  private Snapshot asked(Path file, JarFile jar) throws IOException, StatusException {
    boolean runs = jar.getManifest() != null
        && jar.getManifest().getMainAttributes().getValue(Attributes.Name.MAIN_CLASS) != null;
    if (!runs) {
      throw StatusException.load("`" + file + "` is no server: it has neither `mcp-spec/surface.json`, which our"
          + " servers have, nor a Main-Class to start");
    }
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return new LiveSnapshots(settings).run(file.getFileName().toString(), List.of(java, "-jar", file.toString()));
  }

  private static Optional<byte[]> bytes(JarFile jar, String name) throws StatusException {
    ZipEntry entry = jar.getEntry(name);
    if (entry == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(jar.getInputStream(entry).readAllBytes());
    } catch (IOException e) {
      throw StatusException.load("cannot read `" + name + "` in `" + jar.getName() + "`: " + e.getMessage(), e);
    }
  }
}
