package io.mcpspec.maven;

import io.mcpspec.command.CheckCommand;
import io.mcpspec.command.Invocation;
import io.mcpspec.release.finding.StatusException;
import org.apache.maven.plugins.annotations.Mojo;

/**
 * Checks a spec and, where files were generated from it or releases locked, that they are what it generates. Writes
 * nothing.
 */
@Mojo(name = "check", requiresProject = false, aggregator = true, threadSafe = true)
public class CheckMojo extends SpecMojo {

  @Override
  void run(Invocation invocation) throws StatusException {
    new CheckCommand(invocation).run(output(), isMock());
  }
}
