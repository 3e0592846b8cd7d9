package io.mcpspec.cli.terminal;

import io.mcpspec.release.finding.Status;

/** What the program's end says to scripts. */
public final class ExitCode {

  public static final int FINE = 0;
  public static final int WRONG_USAGE = 2;

  /** A fault of this program, as {@code sysexits.h} numbers it. */
  public static final int BROKEN = 70;

  private ExitCode() {}

  public static int of(Status status) {
    return switch (status) {
      case OK -> FINE;
      case FINDINGS -> 1;
      case CONFIG -> WRONG_USAGE;
      case LOAD -> 3;
      case LOCK -> 4;
    };
  }
}
