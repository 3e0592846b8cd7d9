package io.mcpspec.importer.prompt;

/** Counts what a release changes. */
final class Changes {

  int revised;
  int renamed;
  int moved;
  int added;
  int removed;

  @Override
  public String toString() {
    return revised + " sections reworded, " + renamed + " renamed, " + moved + " moved, " + added + " added, " + removed
        + " removed";
  }
}
