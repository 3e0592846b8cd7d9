package io.mcpspec.release.lock;

import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.review.Review.Hunk;
import io.mcpspec.release.review.UnifiedDiff;
import io.mcpspec.spec.prompt.CompiledPrompt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Proves that locked releases are unedited, and that the spec still makes the text of each of their prompts. Tools are
 * not proved: a spec has one form of them, and a release's is the one in its lock.
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
    for (Path directory : locked()) {
      try {
        LockedRelease release = LockedRelease.read(directory);
        if (release.server().equals(spec.catalog().server().name())) {
          faults.addAll(notReproduced(release, spec));
        }
      } catch (StatusException fault) {
        faults.add(fault.getMessage());
      }
    }
    return faults;
  }

  private static List<String> notReproduced(LockedRelease release, CompiledSpec spec) throws StatusException {
    if (!spec.releases().isEmpty() && spec.catalog().release(release.version()).isEmpty()) {
      return List.of("release " + release.version() + " is locked, and releases.yaml no longer has it");
    }
    List<String> faults = new ArrayList<>();
    for (PromptText locked : release.prompts()) {
      Optional<String> made = spec.prompts().stream()
          .filter(prompt -> prompt.release().equals(release.version()) && name(prompt).equals(locked.id()))
          .map(CompiledPrompt::text)
          .findFirst();
      if (made.isEmpty()) {
        faults.add("prompt " + locked.id() + " of release " + release.version() + " is locked, and the spec no longer"
            + " has its text");
      } else if (!made.get().equals(locked.text())) {
        faults.add("the spec no longer makes `" + release.file(locked) + "`, the locked text of prompt " + locked.id()
            + ":\n" + difference(release.file(locked).toString(), locked.text(), made.get())
            + "\nWhat was released never changes: write the change as a revision of the draft release");
      }
    }
    return faults;
  }

  private static String difference(String file, String before, String after) {
    StringBuilder shown = new StringBuilder();
    for (Hunk hunk : UnifiedDiff.plain(file, before, after).hunks()) {
      shown.append(hunk.header()).append('\n').append(String.join("\n", hunk.lines())).append('\n');
    }
    return shown.toString().stripTrailing();
  }

  private static String name(CompiledPrompt prompt) {
    return prompt.prompt().deliver().prompt().orElse(prompt.prompt().id());
  }
}
