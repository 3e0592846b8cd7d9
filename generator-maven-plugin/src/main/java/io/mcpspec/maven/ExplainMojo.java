package io.mcpspec.maven;

import io.mcpspec.command.ExplainCommand;
import java.util.Optional;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Explains a finding: what it means, an example, how to fix it. Without a code it lists them all. */
@Mojo(name = "explain", requiresProject = false, aggregator = true, threadSafe = true)
public class ExplainMojo extends AbstractMojo {

  /** The code in brackets behind a finding, such as {@code unknown-key}. */
  @Parameter(property = "code")
  private String code;

  @Override
  public void execute() throws MojoFailureException {
    ExplainCommand.Result result = new ExplainCommand(new MavenStyle()).run(Optional.ofNullable(code));
    if (result instanceof ExplainCommand.Result.UnknownCode unknown) {
      throw new MojoFailureException(unknown.message());
    }
    ((ExplainCommand.Result.Page) result).lines().forEach(getLog()::info);
  }
}
