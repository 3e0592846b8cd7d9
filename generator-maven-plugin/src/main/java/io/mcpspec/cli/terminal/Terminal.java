package io.mcpspec.cli.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/**
 * What the program is run in.
 *
 * @param out takes results
 * @param err takes everything else
 * @param directory where it was started
 * @param environment its variables
 * @param colours whether each of the two is shown in colour
 */
public record Terminal(
    PrintStream out, PrintStream err, Path directory, Map<String, String> environment, Colours colours) {

  /** Launchers know which of the streams are terminals, and say their numbers in this property. */
  public static final String TERMINALS = "mcp-spec.terminals";

  /** Whether results, and whether messages are shown in colour. */
  public record Colours(boolean out, boolean err) {

    public static final Colours NONE = new Colours(false, false);

    /** Colour is for terminals that can show it, and for users who did not turn it off. */
    static Colours of(Map<String, String> environment, String terminals) {
      boolean refused = !environment.getOrDefault("NO_COLOR", "").isEmpty()
          || "dumb".equals(environment.get("TERM"));
      return refused ? NONE : new Colours(terminals.contains("1"), terminals.contains("2"));
    }
  }

  /** This process. */
  public static Terminal ofProcess() {
    String unknown = System.console() == null ? "" : "12";
    return new Terminal(
        stream(FileDescriptor.out),
        stream(FileDescriptor.err),
        Path.of("").toAbsolutePath(),
        System.getenv(),
        Colours.of(System.getenv(), System.getProperty(TERMINALS, unknown)));
  }

  private static PrintStream stream(FileDescriptor file) {
    return new PrintStream(new FileOutputStream(file), true, StandardCharsets.UTF_8);
  }
}
