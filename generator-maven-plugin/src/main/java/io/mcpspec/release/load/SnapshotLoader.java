package io.mcpspec.release.load;

import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.lock.LockFiles;
import io.mcpspec.release.lock.LockProof;
import io.mcpspec.release.lock.LockedRelease;
import io.mcpspec.spec.model.LintPolicy;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Loads a snapshot, by what somebody wrote for it: a locked release, a spec, a surface, a Markdown file,
 * a jar or a running server.
 */
public final class SnapshotLoader {

  private static final String SPEC = "spec";
  private static final String SERVER = "server.yaml";

  private final LoadSettings settings;

  public SnapshotLoader(LoadSettings settings) {
    this.settings = settings;
  }

  /**
   * Loads a snapshot.
   *
   * @param what {@code stdio:COMMAND} or a URL; {@code spec}, {@code spec@RELEASE}, {@code DIR} or {@code DIR@RELEASE}
   *     with {@code server.yaml}; the name or directory of a locked release; a file or directory of {@code
   *     surface.json}; a Markdown file; a jar
   */
  public Snapshot load(String what) throws StatusException {
    return side(what).snapshot();
  }

  /** Loads a snapshot with what its spec says of it. */
  public LoadedSide side(String what) throws StatusException {
    if (LiveSnapshots.isLive(what)) {
      return alone(new LiveSnapshots(settings).load(what));
    }
    int at = what.lastIndexOf('@');
    Optional<String> release = at < 0 ? Optional.empty() : Optional.of(what.substring(at + 1));
    String place = at < 0 ? what : what.substring(0, at);
    Path spec = place.equals(SPEC) ? settings.spec() : path(place);
    if (place.equals(SPEC) || at >= 0 && isSpec(spec)) {
      return spec(spec, release);
    }
    Path file = path(what);
    Path locked = settings.releases().resolve(what);
    return LockedRelease.isIn(locked) ? alone(LockedRelease.read(locked).snapshot()) : file(what, file);
  }

  private static LoadedSide alone(Snapshot snapshot) {
    return new LoadedSide(snapshot, LintPolicy.NONE, true);
  }

  /** Loads both sides of a comparison. */
  public SnapshotPair pair(String from, String to) throws StatusException {
    Snapshot before = load(from);
    Snapshot after = load(to);
    return PromptAlone.aligned(
        isSpec(from) ? SnapshotPair.completed(before, after) : before,
        isSpec(to) ? SnapshotPair.completed(after, before) : after).answeredAlike();
  }

  /** Loads an older state of a snapshot, as far as it can be compared with it. */
  public Snapshot older(String what, Snapshot now) throws StatusException {
    return PromptAlone.older(load(what), now);
  }

  /** Where the places of a side are in the user's files. */
  public SidePlaces places(String what) throws StatusException {
    if (LiveSnapshots.isLive(what)) {
      return SidePlaces.NONE;
    }
    if (isSpec(what)) {
      return new SidePlaces(Optional.of(""));
    }
    Path locked = settings.releases().resolve(what);
    Path named = LockedRelease.isIn(locked) ? locked : path(what);
    Path folder = Files.isDirectory(named) ? named : named.getParent();
    boolean isShown = folder != null && folder.startsWith(settings.start()) && !what.endsWith(".jar");
    return isShown ? new SidePlaces(Optional.of(shown(folder).replaceFirst("(?<=.)$", "/"))) : SidePlaces.NONE;
  }

  private boolean isSpec(String what) throws StatusException {
    String place = what.replaceFirst("@[^@]*$", "");
    return place.equals(SPEC) || !LiveSnapshots.isLive(what) && isSpec(path(place));
  }

  /** A locked release, by its name, its directory or its {@code mcp.lock.json}. */
  public Snapshot locked(String what) throws StatusException {
    Path named = path(what);
    Path file = named.endsWith(LockFiles.LOCK) ? named.getParent() : named;
    Path locked = LockedRelease.isIn(file) ? file : settings.releases().resolve(what);
    if (!LockedRelease.isIn(locked)) {
      throw StatusException.load("`" + what + "` is no locked release: there is no " + LockFiles.LOCK + " in `" + file
          + "` or `" + settings.releases().resolve(what) + "`. "
          + settings.commands().name("lock") + " makes one");
    }
    return LockedRelease.read(locked).snapshot();
  }

  private Path path(String what) throws StatusException {
    try {
      return settings.start().resolve(what).normalize();
    } catch (InvalidPathException e) {
      throw unknown(what);
    }
  }

  private static boolean isSpec(Path directory) {
    return Files.isRegularFile(directory.resolve(SERVER));
  }

  private LoadedSide spec(Path directory, Optional<String> release) throws StatusException {
    if (!isSpec(directory)) {
      throw StatusException.load("there is no spec in `" + directory + "`: expected `" + SERVER + "` in it. Pass the"
          + " directory that holds it with " + settings.commands().option("spec", "DIR") + ", or in place of `spec`");
    }
    settings.progress().accept("compiling `" + directory + "`");
    CompiledSpec compiled = SpecSnapshots.compile(directory, shown(directory), settings.commands());
    return new LoadedSide(
        SpecSnapshots.side(compiled, release), compiled.catalog().server().lint(), release.isEmpty());
  }

  /** The directory as it is seen from where the goal was started: so are the places that annotations name. */
  private String shown(Path directory) {
    return directory.startsWith(settings.start())
        ? settings.start().relativize(directory).toString().replace('\\', '/')
        : "";
  }

  private LoadedSide file(String what, Path path) throws StatusException {
    if (Files.isDirectory(path)) {
      return directory(path);
    }
    if (!Files.isRegularFile(path)) {
      throw unknown(what);
    }
    String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
    if (name.equals(LockFiles.LOCK)) {
      return alone(LockedRelease.read(path.getParent()).snapshot());
    }
    if (name.endsWith(".json")) {
      return alone(SurfaceSnapshots.file(path));
    }
    if (name.endsWith(".md") || name.endsWith(".markdown")) {
      return alone(MarkdownSnapshots.file(path));
    }
    if (name.endsWith(".jar")) {
      return alone(new JarSnapshots(settings).load(path));
    }
    throw StatusException.load("`" + path + "` is of no known kind: expected a .json surface, a .md prompt or a .jar");
  }

  private LoadedSide directory(Path directory) throws StatusException {
    if (LockedRelease.isIn(directory)) {
      return alone(LockedRelease.read(directory).snapshot());
    }
    if (isSpec(directory)) {
      return spec(directory, Optional.empty());
    }
    if (Files.isRegularFile(directory.resolve(LockFiles.SURFACE))) {
      return alone(SurfaceSnapshots.file(directory.resolve(LockFiles.SURFACE)));
    }
    throw StatusException.load("`" + directory + "` holds nothing to compare: expected " + LockFiles.LOCK + ", "
        + SERVER + " or " + LockFiles.SURFACE + " in it");
  }

  private StatusException unknown(String what) throws StatusException {
    List<Path> locked = new LockProof(settings.releases()).locked();
    String names = locked.stream().map(path -> path.getFileName().toString()).collect(Collectors.joining(", "));
    return StatusException.load("`" + what + "` is no locked release in `" + settings.releases() + "` ("
        + (names.isEmpty() ? "there is none" : "there are " + names) + "), and there is no such file or directory in `"
        + settings.start() + "`. Expected a release, `spec`, DIR@RELEASE, a surface.json, a .md, a .jar,"
        + " stdio:COMMAND or a URL");
  }
}
