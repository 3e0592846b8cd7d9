package io.mcpspec.generator.prompt;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;

/** Token counts. They are exact for one tokenizer and an estimate for every other. */
public final class Tokens {

  private static final Encoding CL100K = Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.CL100K_BASE);

  private Tokens() {}

  public static int cl100k(String text) {
    return CL100K.countTokensOrdinary(text);
  }
}
