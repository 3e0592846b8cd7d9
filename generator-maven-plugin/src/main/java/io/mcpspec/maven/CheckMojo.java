package io.mcpspec.maven;

import io.mcpspec.command.CheckCommand;
import io.mcpspec.command.Invocation;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.release.finding.StatusException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Checks a spec, the locked releases, and that nobody edited the generated files. Writes nothing. A spec that is newer
 * than the generated files is fine: the next build generates them again.
 */
@Mojo(name = "check", requiresProject = false, aggregator = true, threadSafe = true)
public class CheckMojo extends SpecMojo {

  /** Whether the generated files have to be what the spec generates, for projects that commit them. */
  @Parameter(property = "drift", defaultValue = "false")
  private boolean drift;

  @Override
  void run(Invocation invocation) throws StatusException {
    new CheckCommand(invocation).run(output(), isMock(), drift, Severity.ERROR);
  }
}
