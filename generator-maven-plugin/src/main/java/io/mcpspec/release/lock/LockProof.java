package io.mcpspec.release.lock;

import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.spec.model.Release;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Proves that locked releases are unedited, and that the spec still makes what they hold: the prompt texts of each, and
 * the items of the newest.
 */
public final class LockProof {

  private final Path releases;

  /**
   * @param releases the directory with a directory for each locked release; it need not be there
   */
  public LockProof(Path releases) {
    this.releases = releases;
  }

  /** The directories of the locked releases, by name. */
  public List<Path> locked() throws StatusException {
    if (!Files.isDirectory(releases)) {
      return List.of();
    }
    try (Stream<Path> children = Files.list(releases)) {
      return children.filter(Files::isDirectory)
          .filter(child -> !child.getFileName().toString().startsWith("."))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw StatusException.load("cannot read `" + releases + "`: " + e.getMessage(), e);
    }
  }

  /**
   * What is wrong, in words: empty when all is proved.
   *
   * @param spec the spec; locks of other servers are only proved to be unedited
   */
  public List<String> faults(CompiledSpec spec) throws StatusException {
    List<String> faults = new ArrayList<>();
    Map<String, LockedRelease> known = new LinkedHashMap<>();
    ChangedFacts facts = new ChangedFacts(spec.catalog());
    TextProof texts = new TextProof(spec, facts);
    for (Path directory : locked()) {
      try {
        LockedRelease release = LockedRelease.read(directory);
        boolean isOwn = release.server().equals(spec.catalog().server().name());
        if (isOwn && isOf(spec, release.version())) {
          known.put(release.version(), release);
          faults.addAll(texts.faults(release));
        } else if (isOwn && !spec.releases().isEmpty()) {
          faults.add("release " + release.version() + " is locked, and releases.yaml no longer has it");
        }
      } catch (StatusException fault) {
        faults.add(fault.getMessage());
      }
    }
    faults.addAll(newest(spec, known, facts));
    return faults;
  }

  /** What is wrong with the items of the newest locked release, and the facts that changed in any. */
  private static List<String> newest(CompiledSpec spec, Map<String, LockedRelease> known, ChangedFacts facts)
      throws StatusException {
    List<String> order = order(spec);
    Optional<String> newest = order.stream().filter(known::containsKey).reduce((earlier, later) -> later);
    Optional<String> open = order.stream().reduce((earlier, later) -> later).filter(last -> !known.containsKey(last));
    List<String> faults = new ArrayList<>();
    if (newest.isPresent()) {
      faults.addAll(new ItemProof(spec, facts, open).faults(known.get(newest.get())));
    }
    faults.addAll(facts.faults(open));
    return faults;
  }

  /** The releases that the spec can make, oldest first; without releases, the one that it says it is. */
  private static List<String> order(CompiledSpec spec) {
    return spec.releases().isEmpty()
        ? List.of(spec.catalog().server().introduction().version().orElse("0"))
        : spec.releases().stream().map(Release::id).toList();
  }

  private static boolean isOf(CompiledSpec spec, String release) {
    return order(spec).contains(release);
  }
}
