package io.mcpspec.maven;

import io.mcpspec.command.Output;
import java.io.PrintStream;
import org.apache.maven.plugin.logging.Log;

/**
 * Results go to standard output as they are, without Maven's mark before each line, so that they can be piped and CI
 * systems find their commands. All else goes to Maven's log. This is the only class that uses standard output.
 */
record MavenOutput(Log log) implements Output {

  @Override
  public void result(String text) {
    PrintStream out = System.out;
    out.print(text);
    out.flush();
  }

  /** Maven's log stands on the same stream. */
  @Override
  public boolean isPure() {
    return false;
  }

  @Override
  public void progress(String step) {
    log.debug(step);
  }

  @Override
  public void info(String line) {
    log.info(line);
  }

  @Override
  public void warn(String line) {
    log.warn(line);
  }

  @Override
  public void error(String line) {
    log.error(line);
  }
}
