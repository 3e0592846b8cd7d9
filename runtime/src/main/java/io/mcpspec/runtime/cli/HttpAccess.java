package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.http.access.Access;
import io.mcpspec.runtime.http.access.OAuthAccess;
import io.mcpspec.runtime.http.access.OAuthOptions;
import io.mcpspec.runtime.http.access.TokenAccess;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Optional;

/** Reads what clients must show. A check must not fall away: half of one stops the start. */
record HttpAccess(CommandLine line) {

  private static final List<Flag> OAUTH =
      List.of(Flag.OAUTH_ISSUER, Flag.OAUTH_AUDIENCE, Flag.OAUTH_JWKS, Flag.OAUTH_SCOPES);

  /**
   * @throws UsageException naming the option that is wrong or missing
   */
  Access read() {
    Optional<Flag> oauth = OAUTH.stream().filter(line::has).findFirst();
    if (oauth.isPresent() && line.has(Flag.TOKEN_FILE)) {
      throw new UsageException("options `" + Flag.TOKEN_FILE.written() + "` and `" + oauth.get().written()
          + "` exclude each other; clients show one token");
    }
    if (oauth.isPresent()) {
      return oauth();
    }
    return line.value(Flag.TOKEN_FILE).<Access>map(HttpAccess::token).orElse(Access.OPEN);
  }

  private static Access token(String file) {
    SecretFile secret = new SecretFile(Flag.TOKEN_FILE, file);
    String text = secret.read();
    try {
      return new TokenAccess(text);
    } catch (IllegalArgumentException e) {
      throw secret.wrong("what the file holds " + e.getMessage());
    }
  }

  private Access oauth() {
    for (Flag needed : List.of(Flag.OAUTH_ISSUER, Flag.OAUTH_AUDIENCE)) {
      if (!line.has(needed)) {
        throw new UsageException("option `" + needed.written() + "` is missing; tokens cannot be checked without");
      }
    }
    return new OAuthAccess(new OAuthOptions(
        address(Flag.OAUTH_ISSUER).orElseThrow(),
        address(Flag.OAUTH_AUDIENCE).orElseThrow(),
        address(Flag.OAUTH_JWKS),
        scopes()));
  }

  private List<String> scopes() {
    List<String> scopes = line.values(Flag.OAUTH_SCOPES);
    for (String scope : scopes) {
      if (!scope.matches("[!#-\\[\\]-~]+")) {
        throw HttpStart.wrong(Flag.OAUTH_SCOPES, "scopes without blanks and quotes", scope);
      }
    }
    return scopes;
  }

  private Optional<URI> address(Flag flag) {
    Optional<String> text = line.value(flag);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    try {
      URI address = new URI(text.get());
      if (OAuthOptions.isTrusted(address)) {
        return Optional.of(address);
      }
    } catch (URISyntaxException e) {
      throw HttpStart.wrong(flag, "a URL", text.get());
    }
    throw HttpStart.wrong(flag, "an https URL, or an http URL on this machine, without a fragment", text.get());
  }
}
