package io.mcpspec.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import io.mcpspec.maven.MavenStyle;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

class HttpHeadersTest {

  @Test
  void headersGoWithEachRequest() throws Exception {
    List<String> seen = new CopyOnWriteArrayList<>();
    HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", exchange -> {
      seen.add(exchange.getRequestHeaders().getFirst("Authorization") + exchange.getRequestHeaders().getFirst("X-Key"));
      exchange.sendResponseHeaders(401, -1);
      exchange.close();
    });
    server.start();
    ServerOptions options = new ServerOptions(Path.of(""), Map.of(), false,
        Map.of("Authorization", "Bearer t", "X-Key", "k"), Duration.ofSeconds(30), Set.of());
    URI uri = URI.create("http://localhost:" + server.getAddress().getPort() + "/mcp");
    try (McpClient client = new McpClient(new HttpTransport(uri, options, new MavenStyle()), warning -> {})) {
      assertThatThrownBy(client::initialize).hasMessageEndingWith(
          "with status 401; it wants credentials: pass a token with -DtokenFile=FILE, or -Dheader=\"NAME: VALUE\"");
    } finally {
      server.stop(0);
    }
    assertThat(seen).containsExactly("Bearer tk");
  }
}
