package io.mcpspec.maven;

import java.io.PrintStream;
import java.util.function.Consumer;

/**
 * Prints results that are for others than Maven's log: as they are, without a mark before each line, so that they can
 * be piped, and that CI systems find their commands. The only place that knows standard output.
 */
final class Console {

  private Console() {}

  /** Prints texts that end with a newline. */
  static Consumer<String> out() {
    PrintStream out = System.out;
    return text -> {
      out.print(text);
      out.flush();
    };
  }
}
