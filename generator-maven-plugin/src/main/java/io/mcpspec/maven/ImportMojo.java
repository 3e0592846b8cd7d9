package io.mcpspec.maven;

import io.mcpspec.client.ClientException;
import io.mcpspec.client.CommandWords;
import io.mcpspec.client.HttpTransport;
import io.mcpspec.client.StdioTransport;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.importer.ImportFailedException;
import io.mcpspec.importer.Imported;
import io.mcpspec.importer.LiveSurface;
import io.mcpspec.importer.ProjectFile;
import io.mcpspec.importer.SpecDirectory;
import io.mcpspec.importer.SurfaceFile;
import io.mcpspec.importer.SurfaceImport;
import io.mcpspec.importer.SurfaceSource;
import io.mcpspec.importer.prompt.PromptImport;
import io.mcpspec.release.finding.StatusException;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Turns what a server publishes into a spec that compiles to the same lists, or brings such a spec up to date. Nothing
 * is written unless it does.
 */
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

  /** A Markdown file: the text of a prompt at one release. Needs {@code id} and {@code release}. */
  @Parameter(property = "prompt")
  private File prompt;

  /** The prompt's id. Where the spec has it already, the text is a later release of it. */
  @Parameter(property = "id")
  private String id;

  /** The release whose text {@code prompt} is. */
  @Parameter(property = "release")
  private String release;

  /** The directory for the spec. One that is there is brought up to date. */
  @Parameter(property = "out", required = true)
  private File out;

  /** Package of the generated Java. Default: {@code org.example} and the server's name. */
  @Parameter(property = "package")
  private String javaPackage;

  /** Whether to write a {@code pom.xml} that builds. Then {@code out} is the project, with the spec in {@code spec}. */
  @Parameter(property = "project", defaultValue = "false")
  private boolean withProject;

  /** Whether the project answers from examples and samples, until its handlers are written. */
  @Parameter(property = "mock", defaultValue = "false")
  private boolean mock;

  /** Whether to show what would be written, and write nothing. */
  @Parameter(property = "dryRun", defaultValue = "false")
  private boolean dryRun;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (Stream.of(surface, server, url, prompt).filter(Objects::nonNull).count() != 1) {
      throw new MojoFailureException("say what to import, by one of -Dsurface=FILE.json, -Dserver=\"COMMAND ARGS\","
          + " -Durl=http://… and -Dprompt=FILE.md");
    }
    try {
      Path place = path(out, "spec");
      SpecDirectory directory = new SpecDirectory(withProject ? place.resolve("spec") : place);
      if (prompt == null && directory.holdsSpec()) {
        update(directory);
        project(directory.read().files(), place);
      } else {
        write(prompt == null ? lists() : prompt(directory), directory, place);
      }
    } catch (ImportFailedException | ClientException failure) {
      failure.getMessage().lines().forEach(getLog()::error);
      throw new MojoFailureException("nothing was imported: the reason is shown above", failure);
    } catch (IOException failure) {
      throw new MojoExecutionException("cannot read or write: " + failure.getMessage(), failure);
    }
  }

  private void write(Imported imported, SpecDirectory directory, Path place) throws IOException {
    if (dryRun) {
      Path shown = shown(directory.directory());
      imported.files().forEach(file -> getLog().info("would write: " + shown.resolve(file.path())));
    } else {
      directory.write(imported.files());
    }
    getLog().info(imported.summary());
    project(imported.files(), place);
    imported.remarks().forEach(remark -> getLog().warn("look at: " + remark));
  }

  private void project(List<InputFile> files, Path place) throws IOException {
    if (!withProject) {
      return;
    }
    ProjectFile project = new ProjectFile(files, mock);
    boolean isNew = !Files.exists(place.resolve(ProjectFile.NAME));
    if (isNew && dryRun) {
      getLog().info("would write: " + shown(place).resolve(ProjectFile.NAME));
    } else {
      project.write(place).ifPresent(remark -> getLog().warn("look at: " + remark));
    }
    if (isNew) {
      getLog().info(project.nextStep());
    }
  }

  private void update(SpecDirectory directory) throws IOException, ClientException, MojoFailureException {
    UpdateGoal goal = new UpdateGoal(directory, shown(directory.directory()), Console.out(), getLog());
    try {
      goal.run(source(), dryRun);
    } catch (StatusException failure) {
      throw new MojoFailureException(failure.status() + ": " + failure.getMessage(), failure);
    }
  }

  private Imported lists() throws IOException, ClientException {
    return new SurfaceImport(Optional.ofNullable(javaPackage), new MavenStyle()).run(source());
  }

  private Imported prompt(SpecDirectory directory) throws IOException {
    if (id == null || release == null) {
      throw new ImportFailedException("say which prompt it is and of which release: -Did=PROMPT -Drelease=R");
    }
    return new PromptImport(id, release, new MavenStyle()).run(directory.read(), read(prompt));
  }

  private static InputFile read(File file) throws IOException {
    if (!file.isFile()) {
      throw new ImportFailedException("there is no file `" + file + "`");
    }
    return new InputFile(file.getPath(), Files.readAllBytes(file.toPath()));
  }

  private SurfaceSource source() throws IOException, ClientException {
    if (surface != null) {
      return new SurfaceFile(read(surface), new MavenStyle());
    }
    Duration longest = Duration.ofSeconds(timeout);
    if (server != null) {
      return new LiveSurface(
          StdioTransport.start(
          CommandWords.of(server), startDirectory(), longest, new MavenStyle(), getLog()::warn), getLog()::warn);
    }
    if (!url.matches("https?://\\S+")) {
      throw new ImportFailedException("`" + url + "` is no URL of a server: write http://HOST:PORT/PATH");
    }
    return new LiveSurface(new HttpTransport(URI.create(url), longest, new MavenStyle()), getLog()::warn);
  }
}
