package io.mcpspec.spec.prompt;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingRegistry;
import com.knuddels.jtokkit.api.EncodingType;

/**
 * Token counts of one text. Each is exact for models of one encoding and an estimate for every other.
 *
 * @param cl100k by {@code cl100k_base}
 * @param o200k by {@code o200k_base}
 */
public record Tokens(int cl100k, int o200k) {

  private static final EncodingRegistry ENCODINGS = Encodings.newLazyEncodingRegistry();
  private static final Encoding CL100K = ENCODINGS.getEncoding(EncodingType.CL100K_BASE);

  /** Both counts. */
  public static Tokens of(String text) {
    Encoding o200k = ENCODINGS.getEncoding(EncodingType.O200K_BASE);
    return new Tokens(cl100k(text), o200k.countTokensOrdinary(text));
  }

  /** The count that budgets are held against. */
  public static int cl100k(String text) {
    return CL100K.countTokensOrdinary(text);
  }
}
