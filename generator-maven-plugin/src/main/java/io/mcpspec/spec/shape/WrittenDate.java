package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Scalar;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/** Reads days. */
public final class WrittenDate {

  private WrittenDate() {}

  /** The day, if it is one; else that is reported. */
  public static Optional<LocalDate> of(Scalar written, Diagnostics diagnostics) {
    try {
      return Optional.of(LocalDate.parse(written.text()));
    } catch (DateTimeParseException e) {
      diagnostics.report(
          Code.BAD_DATE, written.span(), "`" + written.text() + "` is no date", "write YYYY-MM-DD, such as 2025-11-25");
      return Optional.empty();
    }
  }
}
