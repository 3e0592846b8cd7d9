package io.mcpspec.compiler;

import java.io.IOException;
import java.nio.file.Path;

/** A file that was not generated stands where a generated one must go. Nothing was written. */
public final class ForeignFileException extends IOException {

  private static final long serialVersionUID = 1L;

  ForeignFileException(Path file) {
    super(
        "`" + file + "` was not written by mcp-spec, so it is not replaced; nothing was written."
            + " Move it away, or choose another output directory.");
  }
}
