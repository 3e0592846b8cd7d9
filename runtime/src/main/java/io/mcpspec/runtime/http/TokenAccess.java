package io.mcpspec.runtime.http;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Optional;

/** One token that all clients share. */
public final class TokenAccess implements Access {

  private final byte[] token;

  private TokenAccess(String token) {
    this.token = token.getBytes(StandardCharsets.US_ASCII);
  }

  /**
   * Reads the token from a file; blanks and line ends around it do not count.
   *
   * @throws IOException when the file cannot be read
   * @throws IllegalArgumentException saying why what it holds is no token
   */
  public static TokenAccess read(Path file) throws IOException {
    String text = Files.readString(file).strip();
    if (text.isEmpty()) {
      throw new IllegalArgumentException("the file is empty; write a long random text into it");
    }
    if (!BearerToken.isToken(text)) {
      throw new IllegalArgumentException(
          "the file holds what cannot be sent as a token; expected letters, digits and `-._~+/` on one line");
    }
    return new TokenAccess(text);
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
    return "";
  }

  @Override
  public Optional<byte[]> sharedSecret() {
    return Optional.of(token.clone());
  }
}
