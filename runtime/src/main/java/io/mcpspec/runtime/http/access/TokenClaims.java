package io.mcpspec.runtime.http.access;

import io.mcpspec.runtime.json.Json;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads what a token says of its owner and of what it allows. */
public final class TokenClaims {

  private TokenClaims() {}

  /** Scopes stand in {@code scope}, with blanks between them; some issuers write {@code scp}, or a list. */
  public static AccessToken read(String token, Map<String, Object> claims) {
    Set<String> scopes = new LinkedHashSet<>();
    for (String name : List.of("scope", "scp")) {
      Object value = claims.get(name);
      Collection<?> parts = value instanceof Collection<?> list ? list : List.of(text(value).split(" "));
      parts.forEach(part -> scopes.add(text(part)));
    }
    scopes.remove("");
    return new AccessToken(owner(token, claims), scopes);
  }

  /** Two that a text would not keep apart must not be one; a token that names nobody stands for itself. */
  private static String owner(String token, Map<String, Object> claims) {
    String subject = text(claims.get("sub"));
    if (subject.isEmpty()) {
      return token;
    }
    String client = text(claims.getOrDefault("client_id", claims.get("azp")));
    return Json.array(List.of(Json.of(text(claims.get("iss"))), Json.of(subject), Json.of(client))).toJson();
  }

  private static String text(Object value) {
    return value == null ? "" : value.toString();
  }
}
