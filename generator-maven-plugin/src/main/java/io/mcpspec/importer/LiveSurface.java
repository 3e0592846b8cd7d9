package io.mcpspec.importer;

import io.mcpspec.client.ClientException;
import io.mcpspec.client.McpClient;
import io.mcpspec.client.ServerReader;
import io.mcpspec.client.Transport;
import io.mcpspec.document.node.Mapping;
import java.util.function.Consumer;

/**
 * A server that is asked while it runs.
 *
 * @param transport the way to it; closed when all was read
 * @param warnings told what the server does wrong and was passed over
 */
public record LiveSurface(Transport transport, Consumer<String> warnings) implements SurfaceSource {

  @Override
  public Mapping surface() {
    try (McpClient client = new McpClient(transport, warnings)) {
      return new ServerReader(client).read();
    } catch (ClientException failure) {
      throw new ImportFailedException(failure.getMessage(), failure);
    }
  }
}
