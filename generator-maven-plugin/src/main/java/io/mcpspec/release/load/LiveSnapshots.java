package io.mcpspec.release.load;

import io.mcpspec.client.ClientException;
import io.mcpspec.client.CommandWords;
import io.mcpspec.client.HttpTransport;
import io.mcpspec.client.McpClient;
import io.mcpspec.client.ServerReader;
import io.mcpspec.client.StdioTransport;
import io.mcpspec.client.Transport;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import java.net.URI;
import java.util.List;

/** Servers that are asked what they serve. */
final class LiveSnapshots {

  private static final String STDIO = "stdio:";

  private final LoadSettings settings;

  LiveSnapshots(LoadSettings settings) {
    this.settings = settings;
  }

  static boolean isLive(String what) {
    return what.startsWith(STDIO) || what.startsWith("http://") || what.startsWith("https://");
  }

  /** {@code stdio:COMMAND}, or a URL. */
  Snapshot load(String what) throws StatusException {
    try {
      if (what.startsWith(STDIO)) {
        return read(what, start(CommandWords.of(what.substring(STDIO.length()))));
      }
      settings.progress().accept("asking " + what);
      return read(what, new HttpTransport(URI.create(what), settings.servers(), settings.commands()));
    } catch (ClientException e) {
      throw StatusException.load(e.getMessage(), e);
    } catch (IllegalArgumentException e) {
      throw StatusException.load("`" + what + "` is no URL: " + e.getMessage(), e);
    }
  }

  /** A program that speaks MCP on its standard streams. */
  Snapshot run(String label, List<String> command) throws StatusException {
    try {
      return read(label, start(command));
    } catch (ClientException e) {
      throw StatusException.load(e.getMessage(), e);
    }
  }

  private Transport start(List<String> command) throws ClientException {
    settings.progress().accept("starting `" + String.join(" ", command) + "` and asking it");
    return StdioTransport.start(command, settings.servers(), settings.commands(), settings.warnings());
  }

  private Snapshot read(String label, Transport transport) throws ClientException, StatusException {
    try (McpClient client = new McpClient(transport, settings.warnings())) {
      Mapping surface = new ServerReader(client).read();
      return SurfaceSnapshots.of(label, label, surface);
    }
  }
}
