package io.mcpspec.runtime.http.access;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The token in a header {@code Authorization}. */
public final class BearerToken {

  private static final Pattern FORM = Pattern.compile("(?i:bearer) +([A-Za-z0-9._~+/-]+=*)");

  private BearerToken() {}

  /** Whether a text can be sent as a token. */
  public static boolean isToken(String text) {
    return FORM.matcher("Bearer " + text).matches();
  }

  /** Empty when the header is absent, or holds something else. */
  public static Optional<String> in(Optional<String> authorization) {
    Matcher matcher = FORM.matcher(authorization.orElse(""));
    return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
  }
}
