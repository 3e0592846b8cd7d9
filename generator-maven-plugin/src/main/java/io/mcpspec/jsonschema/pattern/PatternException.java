package io.mcpspec.jsonschema.pattern;

/** Ends the reading of a pattern. */
final class PatternException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient PatternFault fault;

  PatternException(int offset, String message, String help) {
    super(message, null, false, false);
    this.fault = new PatternFault(offset, message, help);
  }

  PatternFault fault() {
    return fault;
  }
}
