package io.mcpspec.maven;

import io.mcpspec.command.ImportCommand;
import io.mcpspec.command.ImportSource;
import io.mcpspec.command.Invocation;
import io.mcpspec.release.finding.StatusException;
import java.io.File;
import java.util.Optional;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Turns what a server publishes into a spec that compiles to the same lists, or brings such a spec up to date. Nothing
 * is written unless it does.
 */
@Mojo(name = "import", requiresProject = false, aggregator = true, threadSafe = true)
public class ImportMojo extends ReleaseMojo {

  /** A JSON file with {@code initialize}, {@code tools}, {@code prompts}, … as the server answered them. */
  @Parameter(property = "surface")
  private File surface;

  /** The command that starts a server which speaks MCP on its standard streams. */
  @Parameter(property = "server")
  private String server;

  /** The URL of a server that speaks MCP over HTTP. */
  @Parameter(property = "url")
  private String url;

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
  void run(Invocation invocation) throws StatusException {
    ImportSource source = new ImportSource(
        given(surface),
        Optional.ofNullable(server),
        Optional.ofNullable(url),
        given(prompt),
        Optional.ofNullable(id),
        Optional.ofNullable(release),
        servers().options(invocation));
    new ImportCommand(invocation).run(source,
        new ImportCommand.Target(out.toPath(), Optional.ofNullable(javaPackage), withProject, mock, dryRun));
  }
}
