package io.mcpspec.command;

import io.mcpspec.client.CommandWords;
import io.mcpspec.client.ServerOptions;
import io.mcpspec.pin.ConfiguredServer;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.SnapshotLoader;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Starts servers of clients as their clients do: with the variables that an entry names, and few more.
 *
 * @param arguments what the user wants of all servers
 * @param environment the variables of this process
 */
public record PinnedRuns(ServerArguments arguments, Map<String, String> environment) {

  /** What programs need to run at all. */
  private static final List<String> NEEDED = List.of(
      "PATH", "HOME", "USER", "LOGNAME", "SHELL", "TERM", "LANG", "TMPDIR",
      "SystemRoot", "SystemDrive", "ComSpec", "PATHEXT", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "ProgramFiles",
      "TEMP", "TMP", "WINDIR");

  /** What is filled into entries: the variables of this process, and those that the user gave. */
  Map<String, String> variables(Invocation invocation) throws StatusException {
    Map<String, String> all = new LinkedHashMap<>(environment);
    all.putAll(arguments.options(invocation).environment());
    return all;
  }

  /** What a server serves now. */
  Snapshot ask(ConfiguredServer server, Invocation invocation) throws StatusException {
    ServerOptions given = arguments.options(invocation);
    Map<String, String> variables = new LinkedHashMap<>();
    NEEDED.forEach(name -> {
      if (environment.containsKey(name)) {
        variables.put(name, environment.get(name));
      }
    });
    variables.putAll(server.environment());
    variables.putAll(given.environment());
    Map<String, String> headers = new LinkedHashMap<>(server.headers());
    headers.putAll(given.headers());
    Path directory = server.directory().map(Path::of).map(invocation.place()::path).orElse(given.directory());
    SnapshotLoader loader = ServerArguments.loader(invocation, new ServerOptions(
        directory, variables, true, headers, given.timeout(), given.capabilities()));
    return loader.load(server.url().orElseGet(() -> "stdio:" + CommandWords.line(server.command())))
        .withLabel("now");
  }
}
