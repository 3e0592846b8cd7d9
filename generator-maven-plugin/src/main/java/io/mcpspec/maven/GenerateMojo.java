package io.mcpspec.maven;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.compiler.EditorSchemaFiles;
import io.mcpspec.compiler.Fingerprint;
import io.mcpspec.compiler.ForeignFileException;
import io.mcpspec.compiler.GeneratorHash;
import io.mcpspec.compiler.OutputDirectory;
import io.mcpspec.compiler.WriteSummary;
import io.mcpspec.document.node.Sha256;
import io.mcpspec.document.source.SpecSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.maven.model.Resource;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/** Compiles a spec into Java, JSON and prompt text. Unchanged input writes nothing. */
@Mojo(
    name = "generate",
    defaultPhase = LifecyclePhase.GENERATE_SOURCES,
    requiresProject = false,
    threadSafe = true)
public class GenerateMojo extends SpecMojo {

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (!hasSpec() && isModule()) {
      getLog().info("nothing to generate: there is no directory `" + specDirectory() + "`");
      return;
    }
    SpecSources sources = sources();
    // Before the up-to-date check: a build that generates nothing still compiles what is there.
    registerRoots();
    try {
      generate(sources);
    } catch (ForeignFileException e) {
      throw new MojoFailureException(e.getMessage(), e);
    } catch (IOException e) {
      throw new MojoExecutionException("cannot write to `" + outputDirectory() + "`: " + e.getMessage(), e);
    }
  }

  private void generate(SpecSources sources) throws IOException, MojoFailureException {
    OutputDirectory output = new OutputDirectory(outputDirectory());
    EditorSchemaFiles schemas = new EditorSchemaFiles(specDirectory());
    SortedMap<String, String> configuration = locks();
    configuration.put("mock", Boolean.toString(isMock()));
    String fingerprint = Fingerprint.of(sources.files(), configuration, GeneratorHash.of(Compiler.class));
    if (output.isCurrent(fingerprint) && schemas.arePresent()) {
      getLog().info("generated files are up to date");
      return;
    }
    Compilation compilation = compile(sources);
    proveLocks(compilation);
    WriteSummary summary = output.write(compilation.artifacts().orElseThrow(), fingerprint);
    schemas.write();
    getLog().info(summary.files() + " files generated from " + sources.files().size() + ": "
        + summary.written() + " written, " + summary.removed() + " removed");
  }

  /** Locked files count as input: whoever touches one wants proof. */
  private SortedMap<String, String> locks() throws IOException {
    SortedMap<String, String> hashes = new TreeMap<>();
    Path releases = releasesDirectory();
    if (Files.isDirectory(releases)) {
      try (Stream<Path> files = Files.walk(releases)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          String path = releases.relativize(file).toString().replace('\\', '/');
          hashes.put("lock/" + path, Sha256.hex(Files.readAllBytes(file)));
        }
      }
    }
    return hashes;
  }

  private boolean isModule() {
    return project() != null && project().getFile() != null;
  }

  private void registerRoots() {
    if (isModule()) {
      Path output = outputDirectory();
      project().addCompileSourceRoot(output.resolve("java").toString());
      Resource resource = new Resource();
      resource.setDirectory(output.resolve("resources").toString());
      project().addResource(resource);
    }
  }
}
