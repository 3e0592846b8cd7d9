package io.mcpspec.generator.maven;

import io.mcpspec.generator.Compilation;
import io.mcpspec.generator.Compiler;
import io.mcpspec.generator.source.SpecSources;
import java.io.File;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** What the goals on a spec have in common: where it is, where its output goes, how findings are shown. */
abstract class SpecMojo extends AbstractMojo {

  /** The directory with {@code server.yaml}. Default: {@code spec} in the project, or in the current directory. */
  @Parameter(property = "spec")
  private File spec;

  /**
   * The directory for generated files; Java goes below {@code java}, resources below {@code resources}. Default: {@code
   * target/generated-sources/mcp-spec} in the project, or in the current directory.
   */
  @Parameter(property = "output")
  private File output;

  @Parameter(defaultValue = "${project}", readonly = true)
  private MavenProject project;

  @Parameter(defaultValue = "${session}", readonly = true)
  private MavenSession session;

  MavenProject project() {
    return project;
  }

  Path specDirectory() {
    return spec != null ? spec.toPath().toAbsolutePath().normalize() : baseDirectory().resolve("spec");
  }

  Path outputDirectory() {
    return output != null
        ? output.toPath().toAbsolutePath().normalize()
        : baseDirectory().resolve("target/generated-sources/mcp-spec");
  }

  /** Defaults are resolved here: outside a project Maven leaves {@code ${project.basedir}} as it is. */
  Path baseDirectory() {
    File base = project == null ? null : project.getBasedir();
    return base != null ? base.toPath() : Path.of(session.getExecutionRootDirectory());
  }

  boolean hasSpec() {
    return spec != null || Files.isDirectory(specDirectory());
  }

  SpecSources sources() throws MojoFailureException {
    Path directory = specDirectory();
    if (!Files.isRegularFile(directory.resolve("server.yaml"))) {
      throw new MojoFailureException("no spec: expected `" + directory.resolve("server.yaml")
          + "`. Pass the directory that holds it with -Dspec=DIR.");
    }
    try {
      return SpecSources.read(directory, shown(directory));
    } catch (UncheckedIOException unreadable) {
      throw new MojoFailureException(unreadable.getMessage(), unreadable);
    }
  }

  /** Compiles and shows what was found. */
  Compilation compile(SpecSources sources) throws MojoFailureException {
    Compilation compilation = new Compiler().compile(sources);
    FindingsLog log = new FindingsLog(getLog());
    log.show(compilation.findings(), sources.files().size());
    if (compilation.artifacts().isEmpty()) {
      throw new MojoFailureException(log.failure(compilation.findings()));
    }
    return compilation;
  }

  /** The path that people see: from where Maven was started, when it lies below. */
  private String shown(Path directory) {
    Path start = Path.of(session.getExecutionRootDirectory()).toAbsolutePath().normalize();
    Path shown = directory.startsWith(start) ? start.relativize(directory) : directory;
    return shown.toString().replace('\\', '/');
  }
}
