package io.mcpspec.runtime.http.access;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/** What a client reads to find out who issues tokens for this server (RFC 9728). */
public record ResourceMetadata(OAuthOptions options) {

  /** Where this server's MCP endpoint is. */
  public static final String MCP_PATH = "/mcp";

  public static final String PATH = "/.well-known/oauth-protected-resource";

  /** Where clients find it, as seen from outside. */
  public URI address() {
    URI audience = options.audience();
    String path = audience.getRawPath() == null || audience.getRawPath().equals("/") ? "" : audience.getRawPath();
    return URI.create(audience.getScheme() + "://" + audience.getRawAuthority() + PATH + path);
  }

  /** Whether the document is served at this path: at the usual one and at the one for the server's own path. */
  public boolean isAt(String path) {
    return path.equals(PATH) || path.equals(PATH + MCP_PATH) || path.equals(address().getPath());
  }

  public JsonObject document(String name) {
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
