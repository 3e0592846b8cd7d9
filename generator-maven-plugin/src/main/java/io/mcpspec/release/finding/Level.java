package io.mcpspec.release.finding;

/** How much a change may hurt, the worst first. */
public enum Level {
  /** Something that worked stops working. */
  BREAKING,
  /** Nothing stops working, but what is done may change: somebody should look. */
  RISKY,
  /** What worked goes on working. */
  COMPATIBLE,
  /** Only wording or form for people. */
  DOCS
}
