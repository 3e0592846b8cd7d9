package io.mcpspec.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.dispatch.McpServer;
import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.http.access.Access;
import io.mcpspec.runtime.http.message.AllowedNames;
import io.mcpspec.runtime.http.message.HttpLimits;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.sdk.SdkSessions;
import io.mcpspec.runtime.server.ServerOptions;
import java.io.IOException;

/** The fixture, served over HTTP at a port of its own. Texts have single quotes in place of double ones. */
final class HttpFixture implements AutoCloseable {

  static final String PING = "{'jsonrpc':'2.0','id':1,'method':'ping'}";
  static final String PONG = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}";

  final FixtureServer server = new FixtureServer();
  private final McpServer mcp;
  private final HttpTransport transport;
  private final int port;

  HttpFixture(HttpOptions options, HttpLimits limits) throws IOException {
    this(options, limits, ServerOptions.DEFAULT);
  }

  HttpFixture(HttpOptions options, HttpLimits limits, ServerOptions started) throws IOException {
    mcp = new McpServer(FixtureServer.FILES, FixtureServer.manifest(), server, started, new SdkSessions());
    transport = new HttpTransport(mcp, options, limits);
    port = transport.start().getPort();
  }

  static HttpFixture stateless() throws IOException {
    return new HttpFixture(options(false, AllowedNames.LOCAL, Access.OPEN), HttpLimits.DEFAULT);
  }

  static HttpFixture withSessions() throws IOException {
    return new HttpFixture(options(true, AllowedNames.LOCAL, Access.OPEN), HttpLimits.DEFAULT);
  }

  static HttpOptions options(boolean sessions, AllowedNames names, Access access) {
    return new HttpOptions(HttpOptions.LOOPBACK, 0, sessions, names, access);
  }

  int port() {
    return port;
  }

  McpServer mcp() {
    return mcp;
  }

  HttpTransport transport() {
    return transport;
  }

  /** A connection of its own, for requests that begin with those headers: {@code Name: value} each. */
  HttpConnection connect(String... headers) throws IOException {
    return new HttpConnection(port, headers);
  }

  /** Posts one message on a connection of its own, and takes the whole answer. */
  HttpReply post(String message, String... headers) throws IOException {
    try (HttpConnection connection = connect(headers)) {
      connection.post(message);
      return connection.reply();
    }
  }

  /** Sends a request without a body, and takes the whole answer. */
  HttpReply request(String method, String path, String... headers) throws IOException {
    try (HttpConnection connection = connect(headers)) {
      connection.send(method, path, "");
      return connection.reply();
    }
  }

  /** Begins a session for a client that has declared {@code capabilities}, and gives the header that names it. */
  String session(String capabilities, String... headers) throws IOException {
    HttpReply reply = post("{'jsonrpc':'2.0','id':0,'method':'initialize','params':{'protocolVersion':'2025-11-25',"
        + "'clientInfo':{'name':'probe','version':'1'},'capabilities':" + capabilities + "}}", headers);
    assertThat(reply.status()).isEqualTo(200);
    return Sessions.HEADER + ": " + reply.header(Sessions.HEADER).orElseThrow();
  }

  static String call(int id, String tool, String arguments) {
    return "{'jsonrpc':'2.0','id':" + id + ",'method':'tools/call','params':{'name':'" + tool + "','arguments':"
        + arguments + "}}";
  }

  static JsonObject json(String text) {
    return FixtureServer.json(text);
  }

  @Override
  public void close() {
    try {
      transport.stop();
    } catch (InterruptedException e) {
      throw new AssertionError("interrupted while the server stopped", e);
    }
  }
}
