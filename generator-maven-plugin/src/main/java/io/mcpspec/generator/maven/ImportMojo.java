package io.mcpspec.generator.maven;

import io.mcpspec.client.ClientException;
import io.mcpspec.client.CommandWords;
import io.mcpspec.client.HttpTransport;
import io.mcpspec.client.StdioTransport;
import io.mcpspec.generator.source.InputFile;
import io.mcpspec.importer.ImportFailedException;
import io.mcpspec.importer.Imported;
import io.mcpspec.importer.LiveSurface;
import io.mcpspec.importer.SpecDirectory;
import io.mcpspec.importer.SurfaceFile;
import io.mcpspec.importer.SurfaceImport;
import io.mcpspec.importer.SurfaceSource;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Turns what a server publishes into a spec that compiles to the same lists. Nothing is written unless it does. */
@Mojo(name = "import", requiresProject = false, aggregator = true, threadSafe = true)
public class ImportMojo extends LocatedMojo {

  /** A JSON file with {@code initialize}, {@code tools}, {@code prompts}, … as the server answered them. */
  @Parameter(property = "surface")
  private File surface;

  /** The command that starts a server which speaks MCP on its standard streams. */
  @Parameter(property = "server")
  private String server;

  /** The URL of a server that speaks MCP over HTTP. */
  @Parameter(property = "url")
  private String url;

  /** The longest wait for one answer of a server, in seconds. */
  @Parameter(property = "timeout", defaultValue = "30")
  private int timeout;

  /** The directory for the spec; it must not hold one yet. */
  @Parameter(property = "out", required = true)
  private File out;

  /** Package of the generated Java. Default: {@code org.example} and the server's name. */
  @Parameter(property = "package")
  private String javaPackage;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (Stream.of(surface, server, url).filter(Objects::nonNull).count() != 1) {
      throw new MojoFailureException("say what to import, by one of -Dsurface=FILE.json, -Dserver=\"COMMAND ARGS\" and"
          + " -Durl=http://…");
    }
    try {
      SpecDirectory directory = new SpecDirectory(path(out, "spec"));
      directory.checkIsFree();
      Imported imported = new SurfaceImport(Optional.ofNullable(javaPackage)).run(source());
      directory.write(imported.files());
      getLog().info(imported.summary() + ". The compiled lists equal the server's.");
      imported.remarks().forEach(remark -> getLog().warn("look at: " + remark));
    } catch (ImportFailedException | ClientException failure) {
      failure.getMessage().lines().forEach(getLog()::error);
      throw new MojoFailureException("nothing was imported: the reason is shown above", failure);
    } catch (IOException failure) {
      throw new MojoExecutionException("cannot read or write: " + failure.getMessage(), failure);
    }
  }

  private SurfaceSource source() throws IOException, ClientException {
    if (surface != null) {
      return new SurfaceFile(new InputFile(surface.getPath(), Files.readAllBytes(surface.toPath())));
    }
    Duration longest = Duration.ofSeconds(timeout);
    if (server != null) {
      return new LiveSurface(
          StdioTransport.start(CommandWords.of(server), startDirectory(), longest, getLog()::warn), getLog()::warn);
    }
    if (!url.matches("https?://\\S+")) {
      throw new ImportFailedException("`" + url + "` is no URL of a server: write http://HOST:PORT/PATH");
    }
    return new LiveSurface(new HttpTransport(URI.create(url), longest), getLog()::warn);
  }
}
