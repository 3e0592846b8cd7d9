package io.mcpspec.compiler;

import io.mcpspec.emit.Artifact;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** A directory of generated files: written only where something changed, cleaned only of what was written before. */
public final class OutputDirectory {

  private final Path root;

  public OutputDirectory(Path root) {
    this.root = root;
  }

  /** Whether the last run had this fingerprint and all that it wrote is still there, unedited. */
  public boolean isCurrent(String fingerprint) throws IOException {
    Optional<Manifest> manifest = Manifest.read(root);
    if (manifest.isEmpty() || !manifest.get().fingerprint().equals(fingerprint)) {
      return false;
    }
    for (Map.Entry<String, String> file : manifest.get().files().entrySet()) {
      Path path = root.resolve(file.getKey());
      if (!Files.isRegularFile(path) || !file.getValue().equals(Checksum.of(Files.readAllBytes(path)))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Makes the directory hold exactly {@code artifacts}, as far as it is ours.
   *
   * @throws ForeignFileException when a file that was not written by us stands where one of ours must go
   */
  public WriteSummary write(List<Artifact> artifacts, String fingerprint) throws IOException {
    SortedMap<String, String> before = Manifest.read(root).map(Manifest::files).orElseGet(TreeMap::new);
    SortedMap<String, String> after = checksums(artifacts);
    refuseForeign(artifacts, before);
    claim(before, after);
    int removed = removeStale(before, after);
    int written = 0;
    for (Artifact artifact : artifacts) {
      if (!isOnDisk(artifact)) {
        Path file = root.resolve(artifact.path());
        Files.createDirectories(file.getParent());
        Files.write(file, artifact.content());
        written++;
      }
    }
    new Manifest(fingerprint, after).write(root);
    return new WriteSummary(artifacts.size(), written, removed);
  }

  /** Paths whose content on disk is not what {@code artifacts} say, and files of ours that should be gone. */
  public List<String> drift(List<Artifact> artifacts) throws IOException {
    SortedMap<String, String> stale = Manifest.read(root).map(Manifest::files).orElseGet(TreeMap::new);
    List<String> drift = new ArrayList<>();
    for (Artifact artifact : artifacts) {
      stale.remove(artifact.path());
      if (!Files.isRegularFile(root.resolve(artifact.path()))) {
        drift.add(artifact.path() + ": is missing");
      } else if (!isOnDisk(artifact)) {
        drift.add(artifact.path() + ": is not what the spec generates");
      }
    }
    stale.keySet().stream()
        .filter(path -> Files.exists(root.resolve(path)))
        .forEach(path -> drift.add(path + ": is no longer generated"));
    return drift;
  }

  /** Paths of the files that were edited since the last run wrote them, whatever the spec says by now. */
  public List<String> edited() throws IOException {
    List<String> edited = new ArrayList<>();
    Optional<Manifest> last = Manifest.read(root).filter(found -> !found.fingerprint().equals(Manifest.UNFINISHED));
    for (Map.Entry<String, String> file : last.map(Manifest::files).orElseGet(TreeMap::new).entrySet()) {
      Path path = root.resolve(file.getKey());
      if (Files.isRegularFile(path) && !file.getValue().equals(Checksum.of(Files.readAllBytes(path)))) {
        edited.add(file.getKey());
      }
    }
    return edited;
  }

  /** Whether an earlier run wrote here. */
  public boolean isGenerated() throws IOException {
    return Manifest.read(root).isPresent();
  }

  /** Two artifacts at one path would overwrite each other, on some file systems also where only the case differs. */
  private static SortedMap<String, String> checksums(List<Artifact> artifacts) {
    SortedMap<String, String> checksums = new TreeMap<>();
    Set<String> taken = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    for (Artifact artifact : artifacts) {
      if (!taken.add(artifact.path())) {
        throw new IllegalStateException("two artifacts are written to `" + artifact.path() + "`");
      }
      checksums.put(artifact.path(), Checksum.of(artifact.content()));
    }
    return checksums;
  }

  /** A run that is cut short leaves files behind: they are known as ours before the first one is written. */
  private void claim(SortedMap<String, String> before, SortedMap<String, String> after) throws IOException {
    SortedMap<String, String> ours = new TreeMap<>(before);
    ours.putAll(after);
    Files.createDirectories(root);
    new Manifest(Manifest.UNFINISHED, ours).write(root);
  }

  private int removeStale(SortedMap<String, String> before, SortedMap<String, String> after) throws IOException {
    int removed = 0;
    for (String path : before.keySet()) {
      if (!after.containsKey(path) && Files.deleteIfExists(root.resolve(path))) {
        removed++;
        removeEmptyParents(root.resolve(path).getParent());
      }
    }
    return removed;
  }

  private void removeEmptyParents(Path directory) throws IOException {
    Path current = directory;
    while (!current.equals(root) && isEmpty(current)) {
      Files.delete(current);
      current = current.getParent();
    }
  }

  private static boolean isEmpty(Path directory) throws IOException {
    try (var entries = Files.list(directory)) {
      return entries.findAny().isEmpty();
    }
  }

  private void refuseForeign(List<Artifact> artifacts, SortedMap<String, String> before) throws IOException {
    Set<String> ours = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    ours.addAll(before.keySet());
    for (Artifact artifact : artifacts) {
      Path file = root.resolve(artifact.path());
      if (!ours.contains(artifact.path()) && Files.isRegularFile(file) && !isOnDisk(artifact)) {
        throw new ForeignFileException(file);
      }
    }
  }

  private boolean isOnDisk(Artifact artifact) throws IOException {
    Path file = root.resolve(artifact.path());
    return Files.isRegularFile(file) && Arrays.equals(Files.readAllBytes(file), artifact.content());
  }
}
