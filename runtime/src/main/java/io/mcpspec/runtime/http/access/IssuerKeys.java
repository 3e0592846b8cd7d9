package io.mcpspec.runtime.http.access;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.json.JsonSyntaxException;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Finds the issuer's keys once the first token comes: the server starts whether the issuer can be reached or not. */
public final class IssuerKeys {

  private static final Duration PAUSE = Duration.ofSeconds(5);

  private final OAuthOptions options;
  private TokenVerifier verifier;
  private IOException failure;
  private Instant nextAttempt = Instant.MIN;

  public IssuerKeys(OAuthOptions options) {
    this.options = options;
  }

  /**
   * @throws IOException when the issuer does not say where its keys are
   */
  public synchronized TokenVerifier verifier() throws IOException {
    if (verifier == null && Instant.now().isBefore(nextAttempt)) {
      throw failure;
    }
    if (verifier == null) {
      try {
        verifier = new TokenVerifier(options, options.keys().isPresent() ? options.keys().get() : published());
      } catch (IOException e) {
        failure = e;
        nextAttempt = Instant.now().plus(PAUSE);
        throw e;
      }
    }
    return verifier;
  }

  private URI published() throws IOException {
    List<String> faults = new ArrayList<>();
    for (URI place : places(options.issuer())) {
      try {
        return keysIn(JsonReader.read(TokenVerifier.retrieve(place)).asObject().orElse(JsonObject.EMPTY));
      } catch (IOException | JsonSyntaxException e) {
        faults.add(place + ": " + e.getMessage());
      }
    }
    throw new IOException("no metadata name the keys, `--oauth-jwks` can; " + String.join("; ", faults));
  }

  private URI keysIn(JsonObject metadata) throws IOException {
    String issuer = metadata.string("issuer").orElse("");
    if (!issuer.equals(options.issuer().toString())) {
      throw new IOException("it speaks for `" + issuer + "`, not for " + options.issuer());
    }
    URI keys = URI.create(metadata.string("jwks_uri").orElse(""));
    if (!OAuthOptions.isTrusted(keys)) {
      throw new IOException("jwks_uri: expected an https URL, got `" + keys + "`");
    }
    return keys;
  }

  /** OAuth's place (RFC 8414), then OpenID's two. */
  public static List<URI> places(URI issuer) {
    String origin = issuer.getScheme() + "://" + issuer.getRawAuthority();
    String path = issuer.getRawPath() == null ? "" : issuer.getRawPath().replaceAll("/$", "");
    return List.of(
        URI.create(origin + "/.well-known/oauth-authorization-server" + path),
        URI.create(origin + "/.well-known/openid-configuration" + path),
        URI.create(origin + path + "/.well-known/openid-configuration"));
  }
}
