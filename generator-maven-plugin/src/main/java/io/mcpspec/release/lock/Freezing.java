package io.mcpspec.release.lock;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Freezes a release: writes its lock, once. */
public final class Freezing {

  private static final String NAME = "[A-Za-z0-9][A-Za-z0-9._+-]*";
  private static final int SHOWN_OF_ROOT = "sha256:".length() + 12;

  private final Path releases;

  /**
   * @param releases the directory with a directory for each locked release
   */
  public Freezing(Path releases) {
    this.releases = releases;
  }

  /**
   * Writes the lock of a release.
   *
   * @return what was frozen, in one line
   * @throws StatusException when the release is locked already, or its name makes no directory's name
   */
  public String freeze(Snapshot snapshot, String release) throws StatusException {
    if (!release.matches(NAME)) {
      throw StatusException.config("`" + release + "` cannot name a locked release; expected letters, digits and"
          + " . _ + -, such as 1.1.0");
    }
    Path directory = releases.resolve(release);
    if (Files.exists(directory)) {
      throw StatusException.lock("release " + release + " is locked already, in `" + directory
          + "`. A locked release never changes: give the change a new release");
    }
    try {
      write(LockFiles.of(snapshot, release), directory);
    } catch (IOException e) {
      throw StatusException.config("cannot write `" + directory + "`: " + e.getMessage());
    }
    return summary(LockedRelease.read(directory));
  }

  /** Into a neighbour first: a lock is there whole, or not at all. */
  private static void write(Map<String, byte[]> files, Path directory) throws IOException {
    Files.createDirectories(directory.getParent());
    Path part = Files.createTempDirectory(directory.getParent(), "." + directory.getFileName());
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path target = part.resolve(file.getKey());
      Files.createDirectories(target.getParent());
      Files.write(target, file.getValue());
    }
    Files.move(part, directory);
  }

  private static String summary(LockedRelease release) {
    Mapping lock = release.lock();
    List<String> parts = new ArrayList<>();
    parts.add(count(lock, "tools", "tool"));
    parts.add(count(lock, "prompts", "prompt"));
    parts.add(count(lock, "resources", "resource"));
    String root = lock.text("root").orElse("");
    String shown = root.substring(0, Math.min(SHOWN_OF_ROOT, root.length())).replace(':', ' ');
    return release.version() + " is frozen: " + String.join(", ", parts) + ", root " + shown + "…";
  }

  private static String count(Mapping lock, String member, String noun) {
    int count = lock.mapping(member).map(items -> items.entries().size()).orElse(0);
    return count + " " + noun + (count == 1 ? "" : "s");
  }
}
