package io.mcpspec.generator.output;

import io.mcpspec.generator.emit.Artifact;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

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
      if (!file.getValue().equals(hashOnDisk(file.getKey()))) {
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
    SortedMap<String, String> after = new TreeMap<>();
    List<Artifact> changed = new ArrayList<>();
    for (Artifact artifact : artifacts) {
      String hash = Hashes.of(artifact.content());
      after.put(artifact.path(), hash);
      String onDisk = hashOnDisk(artifact.path());
      if (!hash.equals(onDisk)) {
        refuseForeign(artifact.path(), onDisk, before);
        changed.add(artifact);
      }
    }
    for (Artifact artifact : changed) {
      Path file = root.resolve(artifact.path());
      Files.createDirectories(file.getParent());
      Files.write(file, artifact.content());
    }
    int removed = removeStale(before, after);
    Files.createDirectories(root);
    new Manifest(fingerprint, after).write(root);
    return new WriteSummary(artifacts.size(), changed.size(), removed);
  }

  /** Paths whose content on disk is not what {@code artifacts} say, and files of ours that should be gone. */
  public List<String> drift(List<Artifact> artifacts) throws IOException {
    SortedMap<String, String> stale = Manifest.read(root).map(Manifest::files).orElseGet(TreeMap::new);
    List<String> drift = new ArrayList<>();
    for (Artifact artifact : artifacts) {
      stale.remove(artifact.path());
      Path file = root.resolve(artifact.path());
      if (!Files.isRegularFile(file)) {
        drift.add(artifact.path() + ": is missing");
      } else if (!Arrays.equals(Files.readAllBytes(file), artifact.content())) {
        drift.add(artifact.path() + ": is not what the spec generates");
      }
    }
    stale.keySet().stream()
        .filter(path -> Files.exists(root.resolve(path)))
        .forEach(path -> drift.add(path + ": is no longer generated"));
    return drift;
  }

  /** Whether an earlier run wrote here. */
  public boolean isGenerated() throws IOException {
    return Manifest.read(root).isPresent();
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

  private void refuseForeign(String path, String onDisk, SortedMap<String, String> before)
      throws ForeignFileException {
    if (!onDisk.isEmpty() && !before.containsKey(path)) {
      throw new ForeignFileException(root.resolve(path));
    }
  }

  /** The hash of a file, or the empty string where there is none. */
  private String hashOnDisk(String path) throws IOException {
    Path file = root.resolve(path);
    return Files.isRegularFile(file) ? Hashes.of(Files.readAllBytes(file)) : "";
  }
}
