package io.mcpspec.runtime.aws.dynamodb.value;

import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.text.Excerpt;
import java.util.Optional;

/** Text as DynamoDB can store it, which is UTF-8. */
final class StoredText {

  private StoredText() {}

  /** The text; half of a surrogate pair is a problem, since it would arrive as a question mark. */
  static Optional<String> check(String text, Path path, Problems problems) {
    boolean whole = text.codePoints().noneMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
    if (!whole) {
      problems.add(path, "holds half of a surrogate pair, which UTF-8 cannot store, in " + Excerpt.of(text));
    }
    return whole ? Optional.of(text) : Optional.empty();
  }
}
