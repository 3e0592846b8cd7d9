package io.mcpspec.generator.maven;

import io.mcpspec.generator.source.InputFile;
import io.mcpspec.importer.ImportFailedException;
import io.mcpspec.importer.Imported;
import io.mcpspec.importer.SpecDirectory;
import io.mcpspec.importer.SurfaceFile;
import io.mcpspec.importer.SurfaceImport;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Optional;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Turns what a server publishes into a spec that compiles to the same lists. Nothing is written unless it does. */
@Mojo(name = "import", requiresProject = false, aggregator = true, threadSafe = true)
public class ImportMojo extends AbstractMojo {

  /** A JSON file with {@code initialize}, {@code tools}, {@code prompts}, … as the server answered them. */
  @Parameter(property = "surface")
  private File surface;

  /** The directory for the spec; it must not hold one yet. */
  @Parameter(property = "out", required = true)
  private File out;

  /** Package of the generated Java. Default: {@code org.example} and the server's name. */
  @Parameter(property = "package")
  private String javaPackage;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (surface == null) {
      throw new MojoFailureException("nothing to import: pass -Dsurface=FILE.json");
    }
    try {
      SpecDirectory directory = new SpecDirectory(out.toPath());
      directory.checkIsFree();
      InputFile file = new InputFile(surface.getPath(), Files.readAllBytes(surface.toPath()));
      Imported imported = new SurfaceImport(Optional.ofNullable(javaPackage)).run(new SurfaceFile(file));
      directory.write(imported.files());
      getLog().info(imported.summary() + ". The compiled lists equal the server's.");
      imported.remarks().forEach(remark -> getLog().warn("look at: " + remark));
    } catch (ImportFailedException failure) {
      failure.getMessage().lines().forEach(getLog()::error);
      throw new MojoFailureException("nothing was imported: the reason is shown above", failure);
    } catch (IOException failure) {
      throw new MojoExecutionException("cannot read or write: " + failure.getMessage(), failure);
    }
  }
}
