package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.http.HttpOptions;
import io.mcpspec.runtime.http.access.Access;
import io.mcpspec.runtime.http.message.AllowedNames;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads how the server is reached over HTTP. */
record HttpStart(CommandLine line) {

  private static final int LAST_PORT = 65535;
  private static final int SHORTEST_KEY = 32;

  /**
   * @throws UsageException naming the option that is wrong, or missing for a server that others can reach
   */
  HttpOptions read() {
    String host = line.value(Flag.HTTP_HOST).orElse(HttpOptions.LOOPBACK);
    Access access = new HttpAccess(line).read();
    if (access == Access.OPEN && !isLoopback(host)) {
      throw new UsageException("option `" + Flag.HTTP_HOST.written() + "`: other machines reach " + host
          + ", so clients must show a token: add `" + Flag.TOKEN_FILE.written() + " FILE`, or `"
          + Flag.OAUTH_ISSUER.written() + " URL` and `" + Flag.OAUTH_AUDIENCE.written() + " URL`");
    }
    return new HttpOptions(host, port(), line.has(Flag.HTTP_SESSIONS), names(), access);
  }

  /** What replicas share so that each can take up a call that another began. */
  Optional<String> stateKey() {
    Optional<String> file = line.value(Flag.STATE_KEY_FILE);
    if (file.isEmpty()) {
      return Optional.empty();
    }
    SecretFile secret = new SecretFile(Flag.STATE_KEY_FILE, file.get());
    String text = secret.read();
    if (text.length() < SHORTEST_KEY) {
      throw secret.wrong("the file holds less than " + SHORTEST_KEY + " characters; write a long random text into it");
    }
    return Optional.of(text);
  }

  private int port() {
    String text = line.value(Flag.HTTP).orElseThrow();
    boolean isPort = text.matches("\\d{1,5}") && Integer.parseInt(text) <= LAST_PORT;
    if (!isPort) {
      throw wrong(Flag.HTTP, "a port from 0 to " + LAST_PORT, text);
    }
    return Integer.parseInt(text);
  }

  private static boolean isLoopback(String host) {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      throw new UsageException("option `" + Flag.HTTP_HOST.written() + "`: `" + host
          + "` is no address of this machine; expected one such as 127.0.0.1 or 0.0.0.0");
    }
  }

  private AllowedNames names() {
    List<String> hosts = new ArrayList<>(line.values(Flag.ALLOWED_HOSTS));
    for (String host : hosts) {
      if (!AllowedNames.isHost(host)) {
        throw wrong(Flag.ALLOWED_HOSTS, "a name such as `mcp.example.com` or `mcp.example.com:8443`", host);
      }
    }
    List<String> origins = line.values(Flag.ALLOWED_ORIGINS);
    for (String origin : origins) {
      if (!AllowedNames.isOrigin(origin)) {
        throw wrong(Flag.ALLOWED_ORIGINS, "scheme and name, such as `https://example.com`", origin);
      }
    }
    line.value(Flag.OAUTH_AUDIENCE).ifPresent(audience -> hosts.add(URI.create(audience).getHost()));
    return new AllowedNames(hosts, origins);
  }

  static UsageException wrong(Flag flag, String expected, String got) {
    return new UsageException("option `" + flag.written() + "`: expected " + expected + ", got `" + got + "`");
  }
}
