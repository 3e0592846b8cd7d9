package io.mcpspec.pin;

import io.mcpspec.emit.InstallClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The configuration files of the clients that {@code clients.json} knows.
 *
 * @param environment the variables of this process
 * @param system the operating system, as Java names it
 */
public record KnownConfigs(Map<String, String> environment, String system) {

  private static final Pattern PLACE = Pattern.compile("(?:~|\\$\\{(\\w+)(?::-~([^}]*))?})(/.*)?");

  /** Those of this user that are there. */
  public List<ClientConfig> found() {
    return InstallClient.all().stream().map(this::config).filter(config -> Files.isRegularFile(config.file())).toList();
  }

  /** That of one client, whether it is there or not. */
  public Optional<ClientConfig> of(String client) {
    return InstallClient.all().stream().filter(known -> known.id().equals(client)).findFirst().map(this::config);
  }

  /** The clients that are known. */
  public static List<String> clients() {
    return InstallClient.all().stream().map(InstallClient::id).toList();
  }

  private ClientConfig config(InstallClient client) {
    return new ClientConfig(client.id() + "/", place(client.file()), Optional.of(client.servers()));
  }

  /** {@code ~/…}, <code>${config}/…</code> or <code>${VARIABLE:-~/…}/…</code>. */
  private Path place(String written) {
    Matcher parts = PLACE.matcher(written);
    if (!parts.matches()) {
      throw new IllegalStateException("clients.json names a place of no known form: " + written);
    }
    String rest = Optional.ofNullable(parts.group(3)).orElse("");
    if (parts.group(1) == null) {
      return below(home(), rest);
    }
    if (parts.group(1).equals("config")) {
      return below(settings(), rest);
    }
    String otherwise = Optional.ofNullable(parts.group(2)).orElse("");
    return below(variable(parts.group(1)).orElseGet(() -> below(home(), otherwise)), rest);
  }

  private static Path below(Path start, String rest) {
    return rest.isEmpty() ? start : start.resolve(rest.substring(1));
  }

  private Path home() {
    return variable(isWindows() ? "USERPROFILE" : "HOME").orElseGet(() -> Path.of(System.getProperty("user.home")));
  }

  private Path settings() {
    if (isWindows()) {
      return variable("APPDATA").orElseGet(() -> home().resolve("AppData/Roaming"));
    }
    return system.startsWith("Mac")
        ? home().resolve("Library/Application Support")
        : variable("XDG_CONFIG_HOME").orElseGet(() -> home().resolve(".config"));
  }

  private boolean isWindows() {
    return system.startsWith("Windows");
  }

  private Optional<Path> variable(String name) {
    return Optional.ofNullable(environment.get(name)).filter(value -> !value.isBlank()).map(Path::of)
        .filter(Path::isAbsolute);
  }
}
