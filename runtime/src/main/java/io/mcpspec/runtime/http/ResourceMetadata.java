package io.mcpspec.runtime.http;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/** What a client reads to find out who issues tokens for this server (RFC 9728). */
record ResourceMetadata(OAuthOptions options) {

  static final String PATH = "/.well-known/oauth-protected-resource";

  /** Where clients find it, as seen from outside. */
  URI address() {
    URI audience = options.audience();
    String path = audience.getRawPath() == null || audience.getRawPath().equals("/") ? "" : audience.getRawPath();
    return URI.create(audience.getScheme() + "://" + audience.getRawAuthority() + PATH + path);
  }

  /** Whether the document is served at this path: at the usual one and at the one for the server's own path. */
  boolean isAt(String path) {
    return path.equals(PATH) || path.equals(PATH + RequestHandler.MCP) || path.equals(address().getPath());
  }

  JsonObject document(String name) {
    List<Json> scopes = options.scopes().stream().map(Json::of).toList();
    return JsonObject.builder()
        .put("resource", options.audience().toString())
        .put("authorization_servers", Json.array(List.of(Json.of(options.issuer().toString()))))
        .put("scopes_supported", scopes.isEmpty() ? Optional.empty() : Optional.of(Json.array(scopes)))
        .put("bearer_methods_supported", Json.array(List.of(Json.of("header"))))
        .put("resource_name", name)
        .build();
  }
}
