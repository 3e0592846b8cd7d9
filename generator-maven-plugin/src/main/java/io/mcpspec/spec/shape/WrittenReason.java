package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Scalar;

/** Reads the reasons that authors give for exceptions. */
public final class WrittenReason {

  private WrittenReason() {}

  /** The reason; one without a word in it is reported. */
  public static String of(Scalar written, Diagnostics diagnostics) {
    if (!written.isStandIn() && written.text().isBlank()) {
      diagnostics.report(
          Code.MISSING_WHY, written.span(), "the reason is empty", "say in `reason` why this is right");
    }
    return written.text();
  }
}
