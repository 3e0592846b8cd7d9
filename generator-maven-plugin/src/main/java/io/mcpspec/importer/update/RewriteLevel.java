package io.mcpspec.importer.update;

/** How much of what somebody wrote in a file may be given up for it to say what the server publishes. */
enum RewriteLevel {
  NONE,
  /** References in its texts become what they stand for. */
  REFERENCES,
  /** What the server publishes is written anew. */
  ALL;

  /** The next one; this is only asked of those that have one. */
  RewriteLevel more() {
    return values()[ordinal() + 1];
  }
}
