package io.mcpspec.command;

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
}
