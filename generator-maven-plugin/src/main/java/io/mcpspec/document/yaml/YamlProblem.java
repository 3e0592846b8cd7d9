package io.mcpspec.document.yaml;

import io.mcpspec.document.source.LineIndex;
import io.mcpspec.document.source.ReadFault;
import io.mcpspec.document.source.ReadFault.Kind;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Optional;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** Says in an author's words why SnakeYAML stopped. */
final class YamlProblem {

  /** What SnakeYAML says contains {@code sign}; {@code message} and {@code help} say what it means. */
  private record Meaning(String sign, String message, String help) {}

  private static final List<Meaning> MEANINGS =
      List.of(
          new Meaning("\\t", "a tab cannot indent YAML", "indent with spaces"),
          new Meaning(
              "mapping values are not allowed here",
              "a `:` follows where no key can stand",
              "quote the text, or check the indentation"),
          new Meaning(
              "found unexpected end of stream",
              "a quote is opened and not closed",
              "close the quote at the end of the text"),
          new Meaning("could not find expected ':'", "a key has no `:` behind it", "write `key: value`"),
          new Meaning(
              "expected <block end>",
              "the indentation does not fit the lines above",
              "keep the entries of one mapping or list in one column"),
          new Meaning(
              "expected ',' or '}'",
              "the mapping in braces is not closed",
              "separate its entries by `,` and close it with `}`"),
          new Meaning(
              "expected ',' or ']'",
              "the list in brackets is not closed",
              "separate its items by `,` and close it with `]`"),
          new Meaning(
              "found character '@'", "a plain text cannot begin with `@`", "quote the text: \"@{fact.name}\""),
          new Meaning("found character '`'", "a plain text cannot begin with a backtick", "quote the text"),
          new Meaning(
              "found unknown escape character",
              "the escape is unknown to YAML",
              "double the backslash, or use single quotes"),
          new Meaning("found character '%'", "a plain text cannot begin with `%`", "quote the text"));

  private final MarkedYAMLException failure;
  private final LineIndex lines;

  YamlProblem(MarkedYAMLException failure, LineIndex lines) {
    this.failure = failure;
    this.lines = lines;
  }

  void report(ReadFault.Listener faults) {
    String problem = Optional.ofNullable(failure.getProblem()).orElse("");
    Span span = span();
    MEANINGS.stream()
        .filter(meaning -> problem.contains(meaning.sign()))
        .findFirst()
        .ifPresentOrElse(
            meaning -> faults.report(Kind.BAD_YAML, span, meaning.message(), meaning.help()),
            () -> faults.report(Kind.BAD_YAML, span, "the YAML cannot be read: " + problem));
  }

  private Span span() {
    Mark mark = failure.getProblemMark();
    boolean atEnd = mark != null && mark.getIndex() >= lines.file().text().codePoints().count();
    if (mark == null || atEnd && failure.getContextMark() != null) {
      mark = failure.getContextMark();
    }
    String text = lines.file().text();
    int offset = text.offsetByCodePoints(0, Math.min(mark.getIndex(), text.codePointCount(0, text.length())));
    return lines.span(offset, Math.min(offset + 1, text.length()));
  }
}
