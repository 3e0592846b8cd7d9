package io.mcpspec.runtime.http;

import com.sun.net.httpserver.HttpServer;
import io.mcpspec.runtime.http.message.HttpLimits;
import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;

/** The JDK's HTTP server, whose settings are properties of the process. */
final class JdkServer {

  private static final int BACKLOG = 1024;
  private static final int IDLE_SECONDS = 120; // longer than proxies keep a connection to reuse it

  private JdkServer() {}

  /** Must come before the first server. What was set on the command line stays. */
  static void configure(HttpLimits limits) {
    set("sun.net.httpserver.nodelay", "true"); // or answers wait for the client's acknowledgement
    set("sun.net.httpserver.maxReqTime", Long.toString(limits.readTime().toSeconds()));
    set("sun.net.httpserver.maxReqHeaderSize", Integer.toString(limits.headBytes()));
    set("sun.net.httpserver.maxRspTime", Long.toString(limits.exchangeTime().toSeconds()));
    set("sun.net.httpserver.idleInterval", Integer.toString(IDLE_SECONDS));
    set("jdk.httpserver.maxConnections", Integer.toString(limits.connections()));
  }

  private static void set(String property, String value) {
    if (System.getProperty(property) == null) {
      System.setProperty(property, value);
    }
  }

  static HttpServer listen(InetSocketAddress address) throws IOException {
    try {
      return HttpServer.create(address, BACKLOG);
    } catch (BindException e) {
      throw new IOException("cannot listen at " + address.getHostString() + " port " + address.getPort() + ": "
          + e.getMessage() + "; choose another port, or 0 for any that is free", e);
    }
  }
}
