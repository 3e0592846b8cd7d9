package io.mcpspec.command;

import io.mcpspec.diagnostic.CommandStyle;

/** Where a command's text goes. The program decides how it looks. */
public interface Output {

  /** The result that was asked for. It is passed on as it is, so that it can be piped; it ends with a line's end. */
  void result(String text);

  /** One line about what was done. */
  void info(String line);

  /** One line about what the user should look at. */
  void warn(String line);

  /** One line about what makes the command fail. */
  void error(String line);

  /** What was found in a spec, also when that is nothing. */
  default void findings(Findings findings, CommandStyle style) {
    findings.show(style, this);
  }

  /** What takes time from now on, such as {@code starting `npx -y server`}. */
  void progress(String step);

  /** Whether results are all that is on their stream, so that programs can read it. */
  boolean isPure();
}
