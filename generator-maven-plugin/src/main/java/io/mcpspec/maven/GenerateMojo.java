package io.mcpspec.maven;

import io.mcpspec.command.GenerateCommand;
import io.mcpspec.command.Invocation;
import io.mcpspec.release.finding.StatusException;
import java.nio.file.Path;
import org.apache.maven.model.Resource;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.project.MavenProject;

/** Compiles a spec into Java, JSON and prompt text. Unchanged input writes nothing. */
@Mojo(
    name = "generate",
    defaultPhase = LifecyclePhase.GENERATE_SOURCES,
    requiresProject = false,
    threadSafe = true)
public class GenerateMojo extends SpecMojo {

  @Override
  void run(Invocation invocation) throws StatusException {
    if (project().isPresent() && !invocation.place().expectsSpec()) {
      getLog().info("nothing to generate: there is no directory `" + invocation.place().spec() + "`");
      return;
    }
    new GenerateCommand(invocation).run(output(), isMock());
    project().ifPresent(module -> registerRoots(module, invocation.place().generated(output())));
  }

  private static void registerRoots(MavenProject module, Path generated) {
    module.addCompileSourceRoot(generated.resolve("java").toString());
    Resource resource = new Resource();
    resource.setDirectory(generated.resolve("resources").toString());
    module.addResource(resource);
  }
}
