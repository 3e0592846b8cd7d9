package io.mcpspec.cli;

import io.mcpspec.cli.terminal.Terminal;
import java.util.List;

/** The program. */
public final class Main {

  /** What libraries log is for their own developers; a setting of the user comes first. */
  private static final String LOG_LEVEL = "org.slf4j.simpleLogger.defaultLogLevel";

  private Main() {}

  public static void main(String[] arguments) {
    Terminal terminal = Terminal.ofProcess();
    if (arguments.length == 1 && arguments[0].equals(Version.OPTION)) {
      terminal.out().println(Version.text()); // scripts ask this at each start, so nothing else is loaded for it
      return;
    }
    if (System.getProperty(LOG_LEVEL) == null) {
      System.setProperty(LOG_LEVEL, "off");
    }
    int status = new Program(terminal).run(List.of(arguments));
    ClassArchive.refresh(System.getenv());
    System.exit(status);
  }
}
