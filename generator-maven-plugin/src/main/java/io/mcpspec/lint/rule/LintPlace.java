package io.mcpspec.lint.rule;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.LocatedText;
import io.mcpspec.document.source.Position;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.yaml.TextLocator;
import io.mcpspec.publish.snapshot.Place;
import java.util.List;
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

  private static final int COMPARED = 8;

  /** The place of a value. */
  public static LintPlace of(String subject, Node node) {
    Position start = node.span().start();
    return new LintPlace(subject, Optional.of(Place.of(node)), start.column());
  }

  /**
   * The place of a character of a text. Where references or escapes make the text another one than was written, the
   * place is that of its line or of the whole text.
   *
   * @param offset in UTF-16 units
   */
  static LintPlace of(String subject, Scalar scalar, int offset) {
    LocatedText written = TextLocator.inScalar(scalar);
    Position at = written.span(offset, offset).start();
    String wanted = scalar.text().substring(offset, Math.min(offset + COMPARED, scalar.text().length()));
    if (isAt(scalar.span().file(), at, wanted.lines().findFirst().orElse(""))) {
      Place line = Place.of(scalar);
      return new LintPlace(subject, Optional.of(new Place(line.file(), at.line())), at.column());
    }
    return of(subject, scalar);
  }

  private static boolean isAt(SourceFile file, Position at, String wanted) {
    List<String> lines = file.lines();
    String line = at.line() <= lines.size() ? lines.get(at.line() - 1) : "";
    boolean isInside = at.column() - 1 <= line.codePointCount(0, line.length());
    return isInside && line.startsWith(wanted, line.offsetByCodePoints(0, at.column() - 1));
  }

  /** The same place in another file, or in none. */
  LintPlace in(Optional<Place> other) {
    return new LintPlace(subject, other, other.isPresent() ? column : 0);
  }
}
