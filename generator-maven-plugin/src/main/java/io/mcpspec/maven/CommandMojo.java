package io.mcpspec.maven;

import io.mcpspec.command.Invocation;
import io.mcpspec.command.Workplace;
import io.mcpspec.release.finding.StatusException;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** A goal that runs a command. When it fails, the message begins with the command's status. */
abstract class CommandMojo extends AbstractMojo {

  /** The directory with {@code server.yaml}. Default: {@code spec} in the project, or in the current directory. */
  @Parameter(property = "spec")
  private File spec;

  /**
   * The directory with a directory for each locked release. Default: {@code prompt-diffs/releases} in the project, or
   * in the current directory.
   */
  @Parameter(property = "releases")
  private File releases;

  @Parameter(defaultValue = "${project}", readonly = true)
  private MavenProject project;

  @Parameter(defaultValue = "${session}", readonly = true)
  private MavenSession session;

  @Override
  public final void execute() throws MojoFailureException {
    try {
      run(new Invocation(place(), new MavenStyle(), new MavenOutput(getLog())));
    } catch (StatusException e) {
      throw new MojoFailureException(e.status() + ": " + e.getMessage(), e);
    }
  }

  abstract void run(Invocation invocation) throws StatusException;

  /** The project, where Maven runs in one. */
  Optional<MavenProject> project() {
    return Optional.ofNullable(project).filter(found -> found.getFile() != null);
  }

  MavenSession session() {
    return session;
  }

  static Optional<Path> given(File file) {
    return Optional.ofNullable(file).map(File::toPath);
  }

  /** Defaults are resolved here: outside of a project Maven leaves {@code ${project.basedir}} as it is. */
  private Workplace place() {
    Path start = Path.of(session.getExecutionRootDirectory());
    Path base = project == null || project.getBasedir() == null ? start : project.getBasedir().toPath();
    return new Workplace(start, base, given(spec), given(releases));
  }
}
