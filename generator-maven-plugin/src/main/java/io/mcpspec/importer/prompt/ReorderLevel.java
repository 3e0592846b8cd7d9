package io.mcpspec.importer.prompt;

/**
 * How a later release may be brought into an outline, from what says most to what always succeeds. A move names one
 * neighbour, so not every new order can be told by moves.
 */
enum ReorderLevel {
  /** Sections stay, move, end and begin. */
  MOVES,
  /** Sections stay, end and begin. */
  NO_MOVES,
  /** All sections end, and all begin. */
  ANEW
}
