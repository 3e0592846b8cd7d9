package io.mcpspec.command;

import io.mcpspec.client.Capability;
import io.mcpspec.client.ServerOptions;
import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.LoadSettings;
import io.mcpspec.release.load.SnapshotLoader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How the user wants servers to be started and asked, as it was written. All commands that ask servers take the same.
 *
 * @param env variables of a started server, each {@code NAME=VALUE}
 * @param cwd where servers run; if not given, where the program runs
 * @param header headers of each HTTP request, each {@code NAME: VALUE}
 * @param tokenFile the file with the bearer token for HTTP
 * @param timeout the longest wait for one answer, in seconds
 * @param capabilities what the client says that it can do
 */
public record ServerArguments(
    List<String> env,
    Optional<Path> cwd,
    List<String> header,
    Optional<Path> tokenFile,
    int timeout,
    List<String> capabilities) {

  public ServerArguments {
    env = List.copyOf(env);
    header = List.copyOf(header);
    capabilities = List.copyOf(capabilities);
  }

  /** Loads sides: locks, specs, files and running servers. */
  public SnapshotLoader loader(Invocation invocation) throws StatusException {
    return loader(invocation, options(invocation));
  }

  /** Loads sides with options of their own. */
  static SnapshotLoader loader(Invocation invocation, ServerOptions options) {
    Workplace place = invocation.place();
    return new SnapshotLoader(new LoadSettings(
        place.start(), place.spec(), place.releases(), options, invocation.style(),
        invocation.output()::warn, invocation.output()::progress));
  }

  /** The options, checked. */
  public ServerOptions options(Invocation invocation) throws StatusException {
    CommandStyle style = invocation.style();
    if (timeout < 1) {
      throw StatusException.config("`" + style.option("timeout", Integer.toString(timeout))
          + "`: expected at least 1 second");
    }
    Map<String, String> headers = pairs(header, ":", style.option("header", "\"NAME: VALUE\""));
    if (tokenFile.isPresent()) {
      headers.put("Authorization", "Bearer " + token(invocation.place().path(tokenFile.get()), style));
    }
    return new ServerOptions(
        cwd.map(invocation.place()::path).orElse(invocation.place().start()),
        pairs(env, "=", style.option("env", "NAME=VALUE")),
        false,
        headers,
        Duration.ofSeconds(timeout),
        capabilities(style));
  }

  private static Map<String, String> pairs(List<String> written, String separator, String form)
      throws StatusException {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String pair : written) {
      int at = pair.indexOf(separator);
      if (at < 1) {
        throw StatusException.config("`" + pair + "` has no `" + separator + "` after a name: write " + form);
      }
      pairs.put(pair.substring(0, at).strip(), separator.equals(":")
          ? pair.substring(at + 1).strip() : pair.substring(at + 1));
    }
    return pairs;
  }

  private static String token(Path file, CommandStyle style) throws StatusException {
    try {
      String token = Files.readString(file).strip();
      if (!token.matches("[!-~]+")) {
        throw StatusException.config("`" + file + "`, which " + style.option("tokenFile")
            + " names, has to hold one token and nothing else");
      }
      return token;
    } catch (IOException e) {
      throw new StatusException(Status.CONFIG,
          "cannot read `" + file + "`, which " + style.option("tokenFile") + " names", e);
    }
  }

  private Set<Capability> capabilities(CommandStyle style) throws StatusException {
    Set<Capability> known = new LinkedHashSet<>();
    for (String name : capabilities) {
      known.add(Capability.of(name.strip()).orElseThrow(() -> StatusException.config("unknown capability `" + name
          + "` in " + style.option("capabilities") + "; " + ClosestName.help(name, Capability.ids(),
          "expected some of " + String.join(", ", Capability.ids())))));
    }
    return known;
  }
}
