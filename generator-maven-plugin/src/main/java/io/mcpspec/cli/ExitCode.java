package io.mcpspec.cli;

import io.mcpspec.release.finding.Status;

/** What the program's end says to scripts. */
final class ExitCode {

  static final int FINE = 0;
  static final int WRONG_USAGE = 2;

  /** A fault of this program, as {@code sysexits.h} numbers it. */
  static final int BROKEN = 70;

  private ExitCode() {}

  static int of(Status status) {
    return switch (status) {
      case OK -> FINE;
      case FINDINGS -> 1;
      case CONFIG -> WRONG_USAGE;
      case LOAD -> 3;
      case LOCK -> 4;
    };
  }
}
