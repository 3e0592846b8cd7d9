package io.mcpspec.maven;

import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.SpecSnapshots;
import io.mcpspec.release.lock.Freezing;
import io.mcpspec.spec.model.Release;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Freezes a release: the draft, a released one that is not locked yet, or what another server serves. What is locked
 * never changes.
 */
@Mojo(
    name = "lock",
    requiresProject = false,
    aggregator = true,
    threadSafe = true,
    requiresDependencyCollection = ResolutionScope.RUNTIME)
public class LockMojo extends ReleaseMojo {

  /** The release to freeze. Default: the spec's draft; with {@code from}, the version that the server says. */
  @Parameter(property = "release")
  private String release;

  /** What to freeze in place of the spec: all that {@code diff} takes, such as {@code stdio:npx -y server}. */
  @Parameter(property = "from")
  private String from;

  @Override
  void run() throws StatusException {
    Freezing freezing = new Freezing(releasesDirectory());
    if (from != null) {
      Snapshot side = loader().load(from);
      getLog().info(freezing.freeze(side, other(side)));
      return;
    }
    CompiledSpec spec = SpecSnapshots.compile(specDirectory(), new MavenStyle());
    String chosen = own(spec);
    Snapshot side = SpecSnapshots.side(spec, Optional.of(chosen));
    getLog().info(freezing.freeze(new BuiltPackage(session().getProjects()).of(side), chosen));
    if (spec.draft().filter(draft -> draft.id().equals(chosen)).isPresent()) {
      getLog().info("write `state: released` for it in releases.yaml, and begin the next draft");
    }
  }

  private String other(Snapshot side) throws StatusException {
    return Optional.ofNullable(release).or(side::version).orElseThrow(() -> StatusException.config(
        "`" + from + "` does not say its version; pass the release's name with -Drelease=NAME"));
  }

  private String own(CompiledSpec spec) throws StatusException {
    Optional<String> chosen = Optional.ofNullable(release).or(() -> spec.draft().map(Release::id));
    if (chosen.isPresent() && spec.catalog().release(chosen.get()).isPresent()) {
      return chosen.get();
    }
    String known = spec.releases().stream().map(Release::id).collect(Collectors.joining(", "));
    throw StatusException.config(chosen.isEmpty()
        ? "the spec has no draft release to freeze. Pass a released one with -Drelease=RELEASE: " + known
        : "the spec has no release `" + chosen.get() + "`; expected one of " + known);
  }
}
