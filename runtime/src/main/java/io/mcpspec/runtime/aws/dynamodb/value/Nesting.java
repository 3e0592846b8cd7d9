package io.mcpspec.runtime.aws.dynamodb.value;

import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;

/** DynamoDB's limit of maps and lists inside one another. */
final class Nesting {

  private static final int DEEPEST = 32;

  private Nesting() {}

  /** Whether {@code depth} maps and lists are too many; reports it. */
  static boolean isTooDeep(int depth, Path path, Problems problems) {
    if (depth > DEEPEST) {
      problems.add(path, "maps and lists are nested at most " + DEEPEST + " levels deep");
    }
    return depth > DEEPEST;
  }
}
