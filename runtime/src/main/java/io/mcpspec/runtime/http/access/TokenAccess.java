package io.mcpspec.runtime.http.access;

import io.mcpspec.runtime.http.message.HttpRefusal;
import io.mcpspec.runtime.http.message.Status;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;

/** One token that all clients share. */
public final class TokenAccess implements Access {

  private final byte[] token;

  /**
   * @throws IllegalArgumentException when the text cannot be sent as a token
   */
  public TokenAccess(String token) {
    if (!BearerToken.isToken(token)) {
      throw new IllegalArgumentException("cannot be sent as a token; expected letters, digits and `-._~+/` alone");
    }
    this.token = token.getBytes(StandardCharsets.US_ASCII);
  }

  @Override
  public String check(Optional<String> authorization) {
    Optional<String> shown = BearerToken.in(authorization);
    if (shown.isEmpty()) {
      throw new HttpRefusal(Status.UNAUTHORIZED, "header Authorization: expected `Bearer` and this server's token")
          .with("WWW-Authenticate", "Bearer");
    }
    // Takes the same time whichever character is wrong.
    if (!MessageDigest.isEqual(token, shown.get().getBytes(StandardCharsets.US_ASCII))) {
      throw new HttpRefusal(Status.UNAUTHORIZED, "header Authorization: this is not the server's token")
          .with("WWW-Authenticate", "Bearer error=\"invalid_token\"");
    }
    return shown.get(); // replicas that share states may have other tokens
  }
}
