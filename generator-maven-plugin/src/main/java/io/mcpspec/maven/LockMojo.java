package io.mcpspec.maven;

import io.mcpspec.command.Invocation;
import io.mcpspec.command.LockCommand;
import io.mcpspec.release.finding.StatusException;
import java.util.List;
import java.util.Optional;
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
  void run(Invocation invocation) throws StatusException {
    BuiltPackage built = new BuiltPackage(session().getProjects());
    LockCommand command = new LockCommand(
        invocation.place().spec(), invocation.place().releases(), invocation.style(), built::of);
    List<String> lines = from == null
        ? command.run(Optional.ofNullable(release))
        : command.run(servers().loader(invocation), from, Optional.ofNullable(release));
    lines.forEach(invocation.output()::info);
  }
}
