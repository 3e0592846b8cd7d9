package io.mcpspec.lint.rule;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.Position;
import io.mcpspec.publish.snapshot.Place;
import java.util.Optional;

/**
 * Where a finding is.
 *
 * @param subject what it is about: {@code server}, {@code tool/NAME}, {@code prompt/ID}, {@code prompt/ID/SECTION},
 *     {@code resource/URI}; inside of a list item, a JSON Pointer follows, {@code tool/NAME#/description}
 * @param place the file and line; absent for a running server
 * @param column from 1; 0 where only the line is known
 */
public record LintPlace(String subject, Optional<Place> place, int column) {

  /** The place of a value. */
  public static LintPlace of(String subject, Node node) {
    Position start = node.span().start();
    return new LintPlace(subject, Optional.of(Place.of(node)), start.column());
  }

  /** The same place in another file, or in none. */
  LintPlace in(Optional<Place> other) {
    return new LintPlace(subject, other, other.isPresent() ? column : 0);
  }
}
