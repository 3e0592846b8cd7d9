package io.mcpspec.runtime.http.access;

import io.mcpspec.runtime.http.message.AllowedNames;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/**
 * Whose tokens are taken.
 *
 * @param issuer the authorization server
 * @param audience this server's own address, as clients and tokens name it
 * @param keys where the issuer's keys are; empty when its metadata say so
 * @param scopes what a token must allow
 */
public record OAuthOptions(URI issuer, URI audience, Optional<URI> keys, List<String> scopes) {

  /** Whether keys and metadata from there can be trusted: over TLS, or from this machine. */
  public static boolean isTrusted(URI address) {
    boolean local = address.getHost() != null && AllowedNames.isLoopback(address.getHost());
    return address.getHost() != null && address.getFragment() == null
        && ("https".equals(address.getScheme()) || local && "http".equals(address.getScheme()));
  }
}
