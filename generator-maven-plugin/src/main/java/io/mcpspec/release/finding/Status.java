package io.mcpspec.release.finding;

/** How a comparison ended. Every format carries it, and a failing goal's message begins with it. */
public enum Status {
  /** Nothing at or above the level that fails. */
  OK,
  /** There are findings at or above it. */
  FINDINGS,
  /** The command or a configuration file is wrong. */
  CONFIG,
  /** A side cannot be loaded. */
  LOAD,
  /** A locked release was edited, or is not reproduced. */
  LOCK
}
