package io.mcpspec.maven;

import io.mcpspec.command.Invocation;
import io.mcpspec.command.LintCommand;
import io.mcpspec.release.finding.StatusException;
import java.io.File;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Finds what is unsafe or unclear in the tools, prompts and resources of a server. */
@Mojo(name = "lint", requiresProject = false, aggregator = true, threadSafe = true)
public class LintMojo extends ReleaseMojo {

  /** What to judge: {@code spec}, a locked release, a file, {@code stdio:COMMAND} or a URL. */
  @Parameter(property = "from", defaultValue = "spec")
  private String from;

  /** An older state, whose findings are left out. */
  @Parameter(property = "against")
  private String against;

  /** The clients by whose limits tools are judged, such as {@code claude,cursor}; by default those of the spec. */
  @Parameter(property = "clients")
  private List<String> clients;

  /** How the findings are shown: {@code text}, {@code json}, {@code sarif}, {@code junit}, {@code markdown},
   * {@code github}. */
  @Parameter(property = "format", defaultValue = "text")
  private String format;

  /** The file to write. It is written also when the goal fails. Default: the findings are printed. */
  @Parameter(property = "out")
  private File out;

  /** The mildest severity that fails: {@code error}, {@code warning} or {@code notice}. */
  @Parameter(property = "failOn", defaultValue = "error")
  private String failOn;

  @Override
  void run(Invocation invocation) throws StatusException {
    new LintCommand(servers().loader(invocation), invocation)
        .run(new LintCommand.Request(
        from, Optional.ofNullable(against), clients, format, given(out).map(invocation.place()::path), failOn));
  }
}
