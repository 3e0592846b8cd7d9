package io.mcpspec.command;

import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.SnapshotLoader;
import io.mcpspec.release.load.SpecSnapshots;
import io.mcpspec.release.lock.Freezing;
import io.mcpspec.spec.model.Release;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Freezes a release: the draft, a released one that is not locked yet, or what another server serves.
 *
 * @param spec the directory of the spec
 * @param releases the directory of the locked releases
 * @param commands how the user writes options
 * @param packaged adds what the caller knows about the package that is built from the spec
 */
public record LockCommand(Path spec, Path releases, CommandStyle commands, UnaryOperator<Snapshot> packaged) {

  /** Freezes a release of the spec; without a release, the draft. Returns what to report. */
  public List<String> run(Optional<String> release) throws StatusException {
    CompiledSpec compiled = SpecSnapshots.compile(spec, commands);
    String chosen = chosen(compiled, release);
    Snapshot side = SpecSnapshots.side(compiled, Optional.of(chosen));
    String summary = new Freezing(releases).freeze(packaged.apply(side), chosen);
    return compiled.draft().filter(draft -> draft.id().equals(chosen)).isPresent()
        ? List.of(summary, "write `state: released` for it in releases.yaml, and begin the next draft")
        : List.of(summary);
  }

  /** Freezes anything that can be compared; without a release, under the version that it says. */
  public List<String> run(SnapshotLoader loader, String from, Optional<String> release) throws StatusException {
    Snapshot side = loader.load(from);
    String chosen = release.or(side::version).orElseThrow(() -> StatusException.config("`" + from
        + "` does not say its version; pass the release's name with " + commands.option("release", "NAME")));
    return List.of(new Freezing(releases).freeze(side, chosen));
  }

  private String chosen(CompiledSpec compiled, Optional<String> release) throws StatusException {
    Optional<String> chosen = release.or(() -> compiled.draft().map(Release::id));
    if (chosen.isPresent() && compiled.catalog().release(chosen.get()).isPresent()) {
      return chosen.get();
    }
    String known = compiled.releases().stream().map(Release::id).collect(Collectors.joining(", "));
    throw StatusException.config(chosen.isEmpty()
        ? "the spec has no draft release to freeze. Pass a released one with " + commands.option("release", "RELEASE")
            + ": " + known
        : "the spec has no release `" + chosen.get() + "`; expected one of " + known);
  }
}
