package io.mcpspec.release.lock;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Sha256;
import io.mcpspec.publish.snapshot.Packaged.ServedFile;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A locked release as it lies in its directory. */
public final class LockedRelease {

  private final Path directory;
  private final RecordFile files;
  private final Mapping lock;

  private LockedRelease(Path directory, RecordFile files, Mapping lock) {
    this.directory = directory;
    this.files = files;
    this.lock = lock;
  }

  /** Whether the directory is that of a locked release, be it whole or not. */
  public static boolean isIn(Path directory) {
    return Files.isRegularFile(directory.resolve(LockFiles.LOCK))
        || Files.isRegularFile(directory.resolve(RecordFile.NAME));
  }

  /**
   * Reads a locked release and proves that nobody edited it: every file is as {@code RECORD} says, none is missing or
   * new, and the lock's hashes are those of the files.
   *
   * @throws StatusException with status LOCK, naming the files that are not as they were
   */
  public static LockedRelease read(Path directory) throws StatusException {
    Path record = directory.resolve(RecordFile.NAME);
    if (!Files.isRegularFile(record)) {
      throw StatusException.lock("`" + directory + "` has no RECORD: the release was never locked, or"
          + " the file was removed");
    }
    RecordFile files = RecordFile.read(record.toString(), JsonFile.text(record.toString(), JsonFile.bytes(record)));
    SortedMap<String, byte[]> present = present(directory);
    List<String> faults = faults(files, present);
    if (!faults.isEmpty()) {
      throw edited(directory, faults);
    }
    byte[] json = JsonFile.bytes(directory.resolve(LockFiles.LOCK));
    LockedRelease release =
        new LockedRelease(directory, files, JsonFile.object(directory.resolve(LockFiles.LOCK).toString(), json));
    present.remove(LockFiles.LOCK);
    release.checkHashes(json, present);
    return release;
  }

  private static SortedMap<String, byte[]> present(Path directory) throws StatusException {
    SortedMap<String, byte[]> present = new TreeMap<>();
    try (Stream<Path> walk = Files.walk(directory)) {
      for (Path file : walk.filter(Files::isRegularFile).toList()) {
        present.put(directory.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
      }
    } catch (IOException e) {
      throw StatusException.load("cannot read `" + directory + "`: " + e.getMessage(), e);
    }
    present.remove(RecordFile.NAME);
    return present;
  }

  private static List<String> faults(RecordFile files, SortedMap<String, byte[]> present) {
    List<String> faults = new ArrayList<>();
    SortedMap<String, byte[]> unlisted = new TreeMap<>(present);
    for (ServedFile file : files.files()) {
      byte[] content = unlisted.remove(file.path());
      if (content == null) {
        faults.add(file.path() + " is missing");
      } else if (!Sha256.base64Url(content).equals(file.sha256()) || content.length != file.size()) {
        faults.add(file.path() + " was edited: it has sha256 " + Sha256.base64Url(content) + " and " + content.length
            + " bytes; locked were " + file.sha256() + " and " + file.size());
      }
    }
    unlisted.keySet().forEach(path -> faults.add(path + " is new: RECORD does not list it"));
    return faults;
  }

  private static StatusException edited(Path directory, List<String> faults) {
    return StatusException.lock("`" + directory + "` is not what was locked:\n  " + String.join("\n  ", faults)
        + "\nA locked release never changes: restore it with `git checkout -- " + directory
        + "`, and make the change in a new release");
  }

  /** Whoever edits a file and RECORD alike is found out by the lock. */
  private void checkHashes(byte[] json, SortedMap<String, byte[]> present) throws StatusException {
    if (!Arrays.equals(json, LockFiles.lock(snapshot(), version(), present))) {
      throw edited(directory, List.of(LockFiles.LOCK + " does not have the hashes of the files beside it"));
    }
  }

  public String version() {
    return lock.text("version").orElse("");
  }

  /** The name of the server that was locked. */
  public String server() {
    return lock.text("server").orElse("");
  }

  /** The names in the list {@code tools} or {@code prompts}. */
  Set<String> names(String list) {
    return lock.mapping(list).map(Mapping::keys).map(Set::copyOf).orElse(Set.of());
  }

  /** The lock, {@code mcp.lock.json}. */
  public Mapping lock() {
    return lock;
  }

  /** Whether a spec or one of our jars was locked: of any other server there is only what a client sees. */
  boolean hasCatalog() {
    return Files.isRegularFile(directory.resolve(LockFiles.CATALOG));
  }

  /** What was locked. */
  public Snapshot snapshot() throws StatusException {
    Mapping surface = new SurfaceForm(directory.resolve(LockFiles.SURFACE).toString()).of(json(LockFiles.SURFACE));
    return new Snapshot(
        version(),
        Optional.of(version()),
        surface,
        hasCatalog() ? Optional.of(json(LockFiles.CATALOG)) : Optional.empty(),
        prompts(),
        lock.mapping("package").map(packaged -> PackageJson.read(packaged, files)));
  }

  /** The locked texts. */
  public List<PromptText> prompts() throws StatusException {
    Mapping known = lock.mapping("prompts").orElse(new MappingBuilder(lock.span()).build());
    List<PromptText> prompts = new ArrayList<>();
    for (Mapping.Entry entry : known.entries()) {
      boolean hasText = entry.value() instanceof Mapping hashes && hashes.has("text");
      if (hasText) {
        prompts.add(prompt(entry.key()));
      }
    }
    return prompts;
  }

  private PromptText prompt(String name) throws StatusException {
    Path file = directory.resolve(LockFiles.text(name));
    String text = JsonFile.text(file.toString(), JsonFile.bytes(file));
    return SectionsJson.prompt(name, text, json(LockFiles.sections(name)));
  }

  /** The file of a locked text. */
  public Path file(PromptText prompt) {
    return directory.resolve(LockFiles.text(prompt.id()));
  }

  private Mapping json(String path) throws StatusException {
    Path file = directory.resolve(path);
    return JsonFile.object(file.toString(), JsonFile.bytes(file));
  }
}
