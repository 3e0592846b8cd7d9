package io.mcpspec.document.yaml;

/** The rest of a file is not read; the reason has been reported. */
final class ReadingEndedException extends RuntimeException {

  private static final long serialVersionUID = 1L;
}
