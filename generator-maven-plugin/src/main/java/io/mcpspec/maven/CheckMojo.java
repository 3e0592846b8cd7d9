package io.mcpspec.maven;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.OutputDirectory;
import io.mcpspec.document.source.SpecSources;
import java.io.IOException;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;

/**
 * Checks a spec and, where files were generated from it or releases locked, that they are what it generates. Writes
 * nothing.
 */
@Mojo(name = "check", requiresProject = false, aggregator = true, threadSafe = true)
public class CheckMojo extends SpecMojo {

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    SpecSources sources = sources();
    Compilation compilation = compile(sources);
    proveLocks(compilation);
    try {
      checkDrift(compilation);
    } catch (IOException e) {
      throw new MojoExecutionException("cannot read `" + outputDirectory() + "`: " + e.getMessage(), e);
    }
    getLog().info("the spec is sound: " + sources.files().size() + " files");
  }

  private void checkDrift(Compilation compilation) throws IOException, MojoFailureException {
    OutputDirectory output = new OutputDirectory(outputDirectory());
    if (!output.isGenerated()) {
      return;
    }
    List<String> drift = output.drift(compilation.artifacts().orElseThrow());
    drift.forEach(line -> getLog().error(line));
    if (!drift.isEmpty()) {
      throw new MojoFailureException("`" + outputDirectory() + "` is not what the spec generates ("
          + drift.size() + " files). Run mcp-spec:generate.");
    }
  }
}
