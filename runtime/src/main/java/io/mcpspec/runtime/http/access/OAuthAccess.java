package io.mcpspec.runtime.http.access;

import io.mcpspec.runtime.http.message.HttpRefusal;
import io.mcpspec.runtime.http.message.Status;
import java.io.IOException;
import java.util.Optional;
import org.slf4j.LoggerFactory;

/** Tokens of an authorization server: OAuth 2.1, seen from the protected resource. */
public final class OAuthAccess implements Access {

  private final OAuthOptions options;
  private final ResourceMetadata metadata;
  private final IssuerKeys keys;

  public OAuthAccess(OAuthOptions options) {
    this.options = options;
    this.metadata = new ResourceMetadata(options);
    this.keys = new IssuerKeys(options);
  }

  @Override
  public Optional<ResourceMetadata> metadata() {
    return Optional.of(metadata);
  }

  @Override
  public String check(Optional<String> authorization) {
    Optional<String> token = BearerToken.in(authorization);
    if (token.isEmpty()) {
      throw refusal(Status.UNAUTHORIZED, "", "header Authorization: expected `Bearer` and a token of "
          + options.issuer());
    }
    try {
      AccessToken verified = keys.verifier().verify(token.get());
      if (!verified.scopes().containsAll(options.scopes())) {
        throw refusal(Status.FORBIDDEN, "insufficient_scope", "the token must allow "
            + String.join(" ", options.scopes()));
      }
      return verified.owner();
    } catch (InvalidTokenException invalid) {
      throw refusal(Status.UNAUTHORIZED, "invalid_token", invalid.getMessage());
    } catch (IOException unavailable) {
      LoggerFactory.getLogger(OAuthAccess.class)
          .error("tokens of {} cannot be checked: {}", options.issuer(), unavailable.getMessage());
      throw new HttpRefusal(Status.UNAVAILABLE, "tokens cannot be checked now: the keys of " + options.issuer()
          + " cannot be read").with("Retry-After", "10");
    }
  }

  private HttpRefusal refusal(int status, String error, String message) {
    StringBuilder challenge = new StringBuilder("Bearer ");
    if (!error.isEmpty()) {
      challenge.append("error=\"").append(error).append("\", ");
      challenge.append("error_description=\"").append(message.replaceAll("[^ -~]|[\"\\\\]", "'")).append("\", ");
    }
    if (!options.scopes().isEmpty()) {
      challenge.append("scope=\"").append(String.join(" ", options.scopes())).append("\", ");
    }
    challenge.append("resource_metadata=\"").append(metadata.address()).append('"');
    return new HttpRefusal(status, message).with("WWW-Authenticate", challenge.toString());
  }
}
