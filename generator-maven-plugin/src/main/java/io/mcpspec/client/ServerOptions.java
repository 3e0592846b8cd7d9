package io.mcpspec.client;

import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How servers are started and asked.
 *
 * @param directory where commands run
 * @param environment variables of the commands
 * @param isolated whether commands get these variables alone, and none of this process
 * @param headers sent with each HTTP request
 * @param timeout the longest wait for one answer
 * @param capabilities what the client says that it can do
 */
public record ServerOptions(
    Path directory,
    Map<String, String> environment,
    boolean isolated,
    Map<String, String> headers,
    Duration timeout,
    Set<Capability> capabilities) {

  /** A server that has to be downloaded first starts slowly: its first answer may take this many timeouts. */
  static final int START = 4;

  public ServerOptions {
    environment = Map.copyOf(environment);
    headers = Map.copyOf(headers);
    capabilities = Set.copyOf(capabilities);
  }

  /** Commands run in this directory with the variables of this process. */
  public static ServerOptions in(Path directory, Duration timeout) {
    return new ServerOptions(directory, Map.of(), false, Map.of(), timeout, Set.of());
  }

  /** A process that is ready to start. */
  ProcessBuilder process(List<String> command) {
    ProcessBuilder process = new ProcessBuilder(named(command)).directory(directory.toFile());
    if (isolated) {
      process.environment().clear();
    }
    process.environment().putAll(environment);
    return process;
  }

  private static List<String> named(List<String> command) {
    if (File.separatorChar == '/') {
      return command;
    }
    String endings = System.getenv().getOrDefault("PATHEXT", ".COM;.EXE;.BAT;.CMD");
    return new ProgramFile(System.getenv("PATH"), endings, File.pathSeparator).in(command);
  }

  /** The longest wait for the answer to a method of a process that was just started. */
  public Duration wait(String method) {
    return method.equals("initialize") ? timeout.multipliedBy(START) : timeout;
  }
}
