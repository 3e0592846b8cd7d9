package io.mcpspec.bench.server;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/**
 * The same tools on the MCP SDK for Java as its manual has it: its own stdio transport, its own mapper. Every tool
 * answers with the text that it was given as {@code section}.
 */
public final class HandwrittenServer {

  private HandwrittenServer() {}

  /** Serves until it is ended. */
  public static void main(String[] args) throws IOException, InterruptedException {
    McpJsonMapper mapper = McpJsonDefaults.getMapper();
    McpServer.SyncSpecification<?> server = McpServer.sync(new StdioServerTransportProvider(mapper))
        .serverInfo("handwritten", "1.0.0")
        .capabilities(McpSchema.ServerCapabilities.builder().tools(false).build());
    for (Map<String, Object> tool : tools(mapper)) {
      server.toolCall(tool(tool), (exchange, request) -> McpSchema.CallToolResult.builder()
          .addTextContent(String.valueOf(request.arguments().get("section"))).build());
    }
    server.build();
    new CountDownLatch(1).await();
  }

  private static List<Map<String, Object>> tools(McpJsonMapper mapper) throws IOException {
    try (InputStream surface = HandwrittenServer.class.getResourceAsStream("/mcp-spec/surface.json")) {
      Map<String, Object> lists = mapper.readValue(surface.readAllBytes(), new TypeRef<Map<String, Object>>() {});
      return mapper.convertValue(lists.get("tools"), new TypeRef<List<Map<String, Object>>>() {});
    }
  }

  @SuppressWarnings("unchecked")
  private static McpSchema.Tool tool(Map<String, Object> item) {
    return McpSchema.Tool.builder((String) item.get("name"), (Map<String, Object>) item.get("inputSchema"))
        .description((String) item.get("description"))
        .build();
  }
}
