package io.mcpspec.cli.terminal;

import io.mcpspec.command.Findings;
import io.mcpspec.command.Output;
import io.mcpspec.diagnostic.CommandStyle;

/**
 * Results on standard output, everything else on standard error. {@code --quiet} hides what was done and what takes
 * time, and nothing that was found.
 */
public class TerminalOutput implements Output, AutoCloseable {

  private final Terminal terminal;
  private final boolean quiet;
  private final Progress progress;

  public TerminalOutput(Terminal terminal, boolean quiet) {
    this.terminal = terminal;
    this.quiet = quiet;
    this.progress = new Progress(quiet ? step -> {} : terminal.err()::println);
  }

  @Override
  public void result(String text) {
    progress.done();
    terminal.out().print(Paint.levels(text, terminal.colours().out()));
    terminal.out().flush();
  }

  @Override
  public void info(String line) {
    progress.done();
    if (!quiet) {
      terminal.err().println(line);
    }
  }

  @Override
  public void warn(String line) {
    progress.done();
    terminal.err().println(Paint.YELLOW.on("warning:", terminal.colours().err()) + " " + line);
  }

  @Override
  public void error(String line) {
    progress.done();
    terminal.err().println(line);
  }

  /** Findings are messages, each with its own severity; where they are what was asked for, they are the result. */
  @Override
  public void findings(Findings findings, CommandStyle style) {
    FindingsText.lines(findings, style).forEach(this::error);
  }

  @Override
  public void progress(String step) {
    progress.begin(step);
  }

  @Override
  public boolean isPure() {
    return true;
  }

  @Override
  public void close() {
    progress.close();
  }
}
