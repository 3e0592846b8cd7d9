package io.mcpspec.cli.command;

import io.mcpspec.cli.terminal.Call;
import io.mcpspec.cli.terminal.ExitCode;
import io.mcpspec.cli.terminal.ServerCommand;
import io.mcpspec.command.ImportCommand;
import io.mcpspec.command.ImportSource;
import io.mcpspec.command.Invocation;
import io.mcpspec.release.finding.StatusException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Imports what a server publishes. */
@Command(name = "import", customSynopsis = "mcp-spec import SOURCE --out DIR [OPTIONS]%n       mcp-spec import"
    + " --out DIR [OPTIONS] -- COMMAND [ARG...]",
    description = "Turn what a server publishes into a spec, or bring such a spec up to date.",
    footer = {"", "Examples:", "  mcp-spec import --out adopted -- npx -y @scope/server",
        "  mcp-spec import guide.md --id guide --release 1.0.0 --out spec"})
public final class ImportServer extends ServerCommand {

  @Parameters(arity = "0..1", paramLabel = "SOURCE", description =
      "A .json with a server's lists, a URL, or a .md with the text of a prompt.")
  private String source;

  @Option(names = "--out", paramLabel = "DIR", required = true, description =
      "The directory for the spec. One that is there is brought up to date.")
  private Path out;

  @Option(names = "--package", paramLabel = "NAME", description =
      "Package of generated Java. Default: org.example and the server's name.")
  private String javaPackage;

  @Option(names = "--project", description = "Write a pom.xml that builds, and the spec into DIR/spec.")
  private boolean project;

  @Option(names = "--mock", description = "With --project: samples answer until there are handlers.")
  private boolean mock;

  @Option(names = "--dry-run", description = "Show what would be written, and write nothing.")
  private boolean dryRun;

  @Option(names = "--id", paramLabel = "PROMPT", description = "The id of the prompt in a .md.")
  private String id;

  @Option(names = "--release", paramLabel = "RELEASE", description = "The release whose text a .md has.")
  private String release;

  public ImportServer(Call call) {
    super(call);
  }

  @Override
  protected int run(Invocation invocation) throws StatusException {
    Optional<String> server = given().serverLine();
    if ((source == null) == server.isEmpty()) {
      throw StatusException.config("say what to import, and only one thing: a FILE.json, a URL, a FILE.md, or the"
          + " command of a server behind `--`");
    }
    Optional<String> url = Optional.ofNullable(source).filter(text -> text.contains("://"));
    Optional<Path> file = Optional.ofNullable(source).filter(text -> url.isEmpty())
        .map(text -> invocation.place().path(Path.of(text)));
    Optional<Path> prompt = file.filter(path -> path.toString().endsWith(".md"));
    ImportSource asked = new ImportSource(file.filter(path -> prompt.isEmpty()), server, url, prompt,
        Optional.ofNullable(id), Optional.ofNullable(release), servers().options(invocation));
    new ImportCommand(invocation).run(
        asked, new ImportCommand.Target(out, Optional.ofNullable(javaPackage), project, mock, dryRun));
    return ExitCode.FINE;
  }
}
