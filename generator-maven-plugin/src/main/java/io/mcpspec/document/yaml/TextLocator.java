package io.mcpspec.document.yaml;

import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.LineIndex;
import io.mcpspec.document.source.LocatedText;
import io.mcpspec.document.source.Position;
import io.mcpspec.document.source.SourceFile;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds where the lines of a text were written. Exact for whole files, literal block scalars and scalars in one line
 * without escapes; where YAML folds or unescapes, places are those of the line or scalar.
 */
public final class TextLocator {

  private TextLocator() {}

  /** A file's text from its beginning; {@code value} may lack the file's end. */
  public static LocatedText inFile(SourceFile file, String value) {
    List<LocatedText.LineStart> lines = new ArrayList<>();
    LineIndex index = new LineIndex(file);
    for (int offset : lineStarts(value)) {
      lines.add(new LocatedText.LineStart(offset, index.position(offset)));
    }
    return new LocatedText(value, file, lines);
  }

  /** A scalar as it is written, if it is plain: {@code .5}, where its value in JSON's spelling is {@code 0.5}. */
  public static String written(Scalar scalar) {
    String written = scalar.span().text();
    Scalar read = CoreSchema.resolve(written, scalar.span());
    return read.equals(scalar) ? written : scalar.text();
  }

  /** The text of a scalar. */
  public static LocatedText inScalar(Scalar scalar) {
    SourceFile file = scalar.span().file();
    Position start = scalar.span().start();
    List<String> source = file.lines();
    char indicator = indicator(source, start);
    if (indicator == '|') {
      return new LocatedText(scalar.text(), file, blockLines(scalar, source));
    }
    int quote = indicator == '"' || indicator == '\'' ? 1 : 0;
    Position first = new Position(start.line(), start.column() + quote);
    return new LocatedText(scalar.text(), file, List.of(new LocatedText.LineStart(0, first)));
  }

  private static char indicator(List<String> source, Position start) {
    if (start.line() > source.size()) {
      return 0;
    }
    String line = source.get(start.line() - 1);
    int points = line.codePointCount(0, line.length());
    return start.column() > points ? 0 : line.charAt(line.offsetByCodePoints(0, start.column() - 1));
  }

  /** The lines of a literal block stand below each other, all indented alike. */
  private static List<LocatedText.LineStart> blockLines(Scalar scalar, List<String> source) {
    int header = scalar.span().start().line();
    int indent = indent(scalar.text(), source, header);
    List<LocatedText.LineStart> lines = new ArrayList<>();
    int line = header;
    for (int offset : lineStarts(scalar.text())) {
      line++;
      lines.add(new LocatedText.LineStart(offset, new Position(line, indent + 1)));
    }
    return lines;
  }

  private static int indent(String text, List<String> source, int header) {
    List<String> written = text.lines().toList();
    for (int i = 0; i < written.size() && header + i < source.size(); i++) {
      if (!written.get(i).isEmpty()) {
        return Math.max(0, blanks(source.get(header + i)) - blanks(written.get(i)));
      }
    }
    return 0;
  }

  /** How many blanks a line begins with. A reference makes the rest of a line longer or shorter. */
  private static int blanks(String line) {
    return line.length() - line.replaceFirst("^ +", "").length();
  }

  private static List<Integer> lineStarts(String text) {
    List<Integer> starts = new ArrayList<>(List.of(0));
    for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
      starts.add(i + 1);
    }
    return starts;
  }
}
