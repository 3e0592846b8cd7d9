package io.mcpspec.runtime.http;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads what a token says of its owner and of what it allows. */
final class TokenClaims {

  private TokenClaims() {}

  /** Scopes stand in {@code scope}, with blanks between them; some issuers write {@code scp}, or a list. */
  static AccessToken read(Map<String, Object> claims) {
    Set<String> scopes = new LinkedHashSet<>();
    for (String name : List.of("scope", "scp")) {
      Object value = claims.get(name);
      Collection<?> parts = value instanceof Collection<?> list ? list : List.of(text(value).split(" "));
      parts.forEach(part -> scopes.add(text(part)));
    }
    scopes.remove("");
    String client = text(claims.getOrDefault("client_id", claims.get("azp")));
    return new AccessToken(text(claims.get("sub")) + " " + client, scopes);
  }

  private static String text(Object value) {
    return value == null ? "" : value.toString();
  }
}
