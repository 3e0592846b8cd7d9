package io.mcpspec.runtime.http.message;

import io.mcpspec.runtime.text.Quoted;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Who may ask, and under which name: keeps pages of other sites from using a browser as their way in. A page that had
 * its own name point to this machine would still ask under that name, so names must be listed; an address cannot be
 * pointed elsewhere.
 *
 * @param hosts names, {@code name} or {@code name:port}, beside this machine's and all IP addresses
 * @param origins sites whose pages may ask, {@code https://name}, beside those on this machine
 */
public record AllowedNames(List<String> hosts, List<String> origins) {

  /** This machine alone. */
  public static final AllowedNames LOCAL = new AllowedNames(List.of(), List.of());

  private static final Pattern HOST = Pattern.compile("(\\[[0-9a-f:.]+]|[a-z0-9._-]+)(:\\d{1,5})?");
  private static final Pattern ORIGIN = Pattern.compile("https?://(\\[[0-9a-f:.]+]|[a-z0-9._-]+)(:\\d{1,5})?");
  private static final Pattern ADDRESS = Pattern.compile("\\[[0-9a-f:.]+]|\\d{1,3}(\\.\\d{1,3}){3}");
  private static final List<String> LOOPBACK = List.of("localhost", "127.0.0.1", "[::1]");

  public AllowedNames {
    hosts = hosts.stream().map(AllowedNames::folded).toList();
    origins = origins.stream().map(AllowedNames::folded).toList();
  }

  /** Whether the host is this machine, whatever it is asked. */
  public static boolean isLoopback(String host) {
    return LOOPBACK.contains(folded(host));
  }

  /** Whether the text could name a host at all. */
  public static boolean isHost(String text) {
    return HOST.matcher(folded(text)).matches();
  }

  /** Whether the text could be an origin at all. */
  public static boolean isOrigin(String text) {
    return ORIGIN.matcher(folded(text)).matches();
  }

  /**
   * @throws HttpRefusal when the request names a host or comes from a page that is not allowed
   */
  public void check(String host, Optional<String> origin) {
    if (!allowsHost(folded(host))) {
      throw new HttpRefusal(Status.FORBIDDEN,
          "host " + Quoted.of(host) + " is not one of this server's names; `--allowed-hosts` adds names");
    }
    if (origin.isPresent() && !allowsOrigin(folded(origin.get()))) {
      throw new HttpRefusal(Status.FORBIDDEN,
          "pages of " + Quoted.of(origin.get()) + " may not use this server; `--allowed-origins` adds sites");
    }
  }

  private boolean allowsHost(String host) {
    Matcher parts = HOST.matcher(host);
    return parts.matches() && (LOOPBACK.contains(parts.group(1))
        || ADDRESS.matcher(parts.group(1)).matches()
        || hosts.contains(parts.group(1))
        || hosts.contains(host));
  }

  private boolean allowsOrigin(String origin) {
    Matcher parts = ORIGIN.matcher(origin);
    return parts.matches() && (LOOPBACK.contains(parts.group(1)) || origins.contains(origin));
  }

  private static String folded(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
