package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.dispatch.McpServer;
import io.mcpspec.runtime.http.HttpTransport;
import io.mcpspec.runtime.http.message.HttpLimits;
import io.mcpspec.runtime.install.archive.ArchiveTrainingServer;
import io.mcpspec.runtime.sdk.SdkSessions;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.server.ServerOptions;
import io.mcpspec.runtime.stdio.StdioTransport;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.surface.SelfCheck;
import io.mcpspec.runtime.surface.SurfaceFiles;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Starts a server from the command line. */
public final class ServerMain implements SelfCheck.Report {

  private static final int OK = 0;
  private static final int FAILURE = 1;
  private static final int USAGE = 2;

  private final ServerDefinition definition;
  private final SurfaceFiles files;
  private final Map<String, String> environment;
  private final PrintStream err;
  private final Shutdown shutdown;
  private final Options options;

  ServerMain(ServerDefinition definition, SurfaceFiles files, Map<String, String> environment, PrintStream err) {
    this.definition = definition;
    this.files = files;
    this.environment = environment;
    this.err = err;
    this.shutdown = new Shutdown(definition);
    this.options = new Options(definition);
  }

  /**
   * Runs the server, and ends the process with 0 when all is well, 1 when it fails, 2 when the command line is wrong.
   * Standard output belongs to the protocol: what others print goes to standard error.
   */
  public static void run(ServerDefinition definition, String[] args) {
    run(definition, new SurfaceFiles(definition.getClass().getClassLoader(), SurfaceFiles.ROOT), args);
  }

  static void run(ServerDefinition definition, SurfaceFiles files, String[] args) {
    OutputStream out = new FileOutputStream(FileDescriptor.out);
    System.setOut(System.err);
    ServerMain main = new ServerMain(asStarted(definition), files, System.getenv(), System.err);
    // A hook, so that a signal closes the server as the end of input does.
    Runtime.getRuntime().addShutdownHook(main.shutdown);
    int code = main.run(List.of(args), System.in, out);
    main.shutdown.exit(code); // handlers may have left threads behind
  }

  private static ServerDefinition asStarted(ServerDefinition definition) {
    if (Boolean.getBoolean(ArchiveTrainingServer.PROPERTY)) {
      return new ArchiveTrainingServer(definition);
    }
    return definition;
  }

  /**
   * @return the exit code
   */
  int run(List<String> args, InputStream in, OutputStream out) {
    try {
      Optional<Command> command = args.isEmpty() ? Optional.empty() : Command.of(args.get(0));
      return command.isPresent()
          ? run(command.get(), CommandLine.parse(args.subList(1, args.size()), options), out)
          : run(CommandLine.parse(args, options).forServing(), in, out);
    } catch (UsageException e) {
      err.println("error: " + e.getMessage());
      err.println("`--help` shows the options");
      return USAGE;
    } catch (IOException | IllegalStateException e) {
      err.println("error: " + e.getMessage());
      return FAILURE;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return FAILURE;
    }
  }

  private int run(Command command, CommandLine line, OutputStream out) throws IOException, InterruptedException {
    return new CommandRun(command, definition, Manifest.of(files), options, environment)
        .run(line, new PrintStream(out, true, StandardCharsets.UTF_8));
  }

  private int run(CommandLine line, InputStream in, OutputStream out) throws IOException, InterruptedException {
    Manifest manifest = Manifest.of(files);
    if (line.has(Flag.HELP)) {
      return print(out, new HelpPage(manifest, options).text());
    }
    if (line.has(Flag.VERSION)) {
      return print(out, manifest.name() + " " + manifest.version() + "\n");
    }
    line.requireNeeded();
    McpServer server = server(manifest, new StartOptions(manifest, options, environment).read(line));
    if (line.has(Flag.LIST)) {
      checkFiles();
      return print(out, new ListPage(server).text());
    }
    if (line.has(Flag.CHECK)) {
      return check(server, line, out);
    }
    if (line.has(Flag.HTTP)) {
      requireGoodSettings();
      return serveHttp(server, line);
    }
    return serve(server, in, out); // the first call names a wrong setting: a start over stdio has to be quick
  }

  /** A wrong setting ends the start, rather than each call later. */
  private void requireGoodSettings() {
    List<String> wrong = definition.settingFaults(environment);
    if (!wrong.isEmpty()) {
      throw new UsageException(String.join("\nerror: ", wrong));
    }
  }

  private int check(McpServer server, CommandLine line, OutputStream out) throws IOException {
    if (line.has(Flag.HTTP)) {
      new HttpStart(line).read();
    }
    checkFiles();
    CheckPage page = CheckPage.run(server, environment, definition);
    print(out, page.text());
    return page.failed() ? FAILURE : OK;
  }

  private int serve(McpServer server, InputStream in, OutputStream out) throws IOException, InterruptedException {
    SelfCheck check = new SelfCheck(files);
    check.start(this);
    new StdioTransport(server, in, out, new Runnable() { // a lambda is slow to load
      @Override
      public void run() {
        shutdown.exit(OK);
      }
    }).run();
    check.finish();
    return OK;
  }

  private int serveHttp(McpServer server, CommandLine line) throws IOException, InterruptedException {
    HttpStart start = new HttpStart(line);
    start.stateKey().ifPresent(server::shareRequestStates);
    HttpTransport http = new HttpTransport(server, start.read(), HttpLimits.DEFAULT);
    String url = http.start().toString();
    shutdown.drainFirst(http::stop);
    err.println(url);
    SelfCheck check = new SelfCheck(files);
    check.start(this);
    http.await();
    check.finish();
    return OK;
  }

  private void checkFiles() {
    Optional<String> fault = new SelfCheck(files).fault();
    if (fault.isPresent()) {
      throw new IllegalStateException(fault.get());
    }
  }

  /** Ends the process: what it would serve was not published. */
  @Override
  public void edited(String message) {
    err.println("error: " + message);
    shutdown.exit(FAILURE);
  }

  private McpServer server(Manifest manifest, ServerOptions started) {
    return new McpServer(files, manifest, definition, started, new SdkSessions());
  }

  private static int print(OutputStream out, String page) throws IOException {
    out.write(page.getBytes(StandardCharsets.UTF_8));
    out.flush();
    return OK;
  }
}
