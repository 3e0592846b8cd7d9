package io.mcpspec.maven;

import java.io.File;
import java.nio.file.Path;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** Where the goals find things, in a project and outside of one. */
abstract class LocatedMojo extends AbstractMojo {

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

  MavenProject project() {
    return project;
  }

  MavenSession session() {
    return session;
  }

  Path specDirectory() {
    return path(spec, "spec");
  }

  boolean isSpecGiven() {
    return spec != null;
  }

  Path releasesDirectory() {
    return path(releases, "prompt-diffs/releases");
  }

  /** The path that was given, or else the default below the base directory. */
  Path path(File given, String otherwise) {
    return given != null ? given.toPath().toAbsolutePath().normalize() : baseDirectory().resolve(otherwise);
  }

  /** Defaults are resolved here: outside a project Maven leaves {@code ${project.basedir}} as it is. */
  Path baseDirectory() {
    File base = project == null ? null : project.getBasedir();
    return base != null ? base.toPath() : startDirectory();
  }

  /** Where Maven was started. */
  Path startDirectory() {
    return Path.of(session.getExecutionRootDirectory()).toAbsolutePath().normalize();
  }

  /** The path that people see: from where Maven was started, when it lies below. */
  Path shown(Path path) {
    return path.startsWith(startDirectory()) ? startDirectory().relativize(path) : path;
  }
}
