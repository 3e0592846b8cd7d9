package io.mcpspec.runtime.install.client;

import io.mcpspec.runtime.install.config.ConfigFormat;
import io.mcpspec.runtime.install.machine.Platform;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * An MCP client, and how servers are put into it.
 *
 * @param id how it is named on the command line
 * @param title its name for people
 * @param format how it writes servers down
 * @param file where its users' configuration is
 * @param sign what is there when it is installed
 * @param typed whether an entry says that it is for standard input and output
 * @param command the command of its own that adds a server, where there is one
 * @param link the link that adds a server, where there is one
 */
public record KnownClient(
    String id,
    String title,
    ConfigFormat format,
    PathTemplate file,
    PathTemplate sign,
    boolean typed,
    Optional<Template> command,
    Optional<Template> link) {

  /** Where its configuration is, whether there is any or not. */
  public Path file(Platform platform) {
    return file.on(platform);
  }

  /** Whether it seems to be installed. */
  public boolean isFound(Platform platform) {
    return Files.exists(file.on(platform)) || Files.exists(sign.on(platform));
  }
}
