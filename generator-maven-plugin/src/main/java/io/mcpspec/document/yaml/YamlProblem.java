package io.mcpspec.document.yaml;

import io.mcpspec.document.source.LineIndex;
import io.mcpspec.document.source.ReadFault;
import io.mcpspec.document.source.ReadFault.Kind;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** Says in an author's words why SnakeYAML stopped. */
final class YamlProblem {

  /** What SnakeYAML says matches {@code sign}; {@code message} and {@code help} say what it means. */
  private record Meaning(Pattern sign, String message, String help) {

    Meaning(String sign, String message, String help) {
      this(Pattern.compile(sign), message, help);
    }
  }

  private static final List<Meaning> MEANINGS =
      List.of(
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
              "found character '@'", "a plain text cannot begin with `@`", "quote the text"),
          new Meaning("found character '`'", "a plain text cannot begin with a backtick", "quote the text"),
          new Meaning(
              "found unknown escape character",
              "the escape is unknown to YAML",
              "double the backslash, or use single quotes"),
          new Meaning("found character '%'", "a plain text cannot begin with `%`", "quote the text"),
          new Meaning(
              "sequence entries are not allowed", "a plain text cannot begin with `- `",
              "quote the text, or begin the list on a line of its own"),
          new Meaning("mapping keys are not allowed", "a plain text cannot begin with `? `", "quote the text"),
          new Meaning("while scanning an alias", "a plain text cannot begin with `*`", "quote the text"),
          new Meaning("while scanning an anchor", "a plain text cannot begin with `&`", "quote the text"),
          new Meaning("but found ']'", "a `]` stands where a value belongs", "quote the text"),
          new Meaning("but found '}'", "a `}` stands where a value belongs", "quote the text"),
          new Meaning(
              "expected a comment or a line break|expected chomping or indentation indicators",
              "text cannot follow `|` or `>` on the same line",
              "begin the text on the next line, indented, or quote it"),
          new Meaning(
              "expected the node content, but found ','", "a `,` stands where a value belongs",
              "remove the comma, or quote the text"));

  private final MarkedYAMLException failure;
  private final LineIndex lines;

  YamlProblem(MarkedYAMLException failure, LineIndex lines) {
    this.failure = failure;
    this.lines = lines;
  }

  void report(ReadFault.Listener faults) {
    String problem = Optional.ofNullable(failure.getProblem()).orElse("");
    boolean flow = problem.startsWith("expected ','") || problem.startsWith("expected the node content");
    String said = failure.getContext() + ": " + problem;
    LineFault fault = shownByLine(problem)
        .or(() -> MEANINGS.stream()
            .filter(meaning -> meaning.sign().matcher(said).find())
            .findFirst()
            .map(meaning -> new LineFault(span(), meaning.message(), meaning.help())))
        .orElseGet(() -> new LineFault(span(), "the YAML cannot be read: " + problem, "quote the text"));
    Optional<String> quoted = UnquotedText.quoted(lines, lines.offset(fault.span().start()), flow);
    String help = quoted.map(text -> fault.help().replaceFirst(
        "^quote the (whole )?text", Matcher.quoteReplacement("quote the text: " + text))).orElse(fault.help());
    faults.report(Kind.BAD_YAML, fault.span(), fault.message(), help);
  }

  private Optional<LineFault> shownByLine(String problem) {
    int offset = offset(failure.getProblemMark());
    int opened = failure.getContextMark() == null ? offset : offset(failure.getContextMark());
    if (problem.contains("\\t")) {
      boolean indents = SourceLine.at(lines, offset).before(offset).isBlank();
      return Optional.of(indents
          ? new LineFault(span(), "a tab cannot indent YAML", "indent with spaces")
          : new LineFault(span(), "a tab stands where YAML wants a blank", "write a blank instead"));
    }
    if (problem.contains("could not find expected ':'")) {
      return LineFault.missingBlank(lines, opened);
    }
    if (problem.contains("expected <block end>")) {
      return LineFault.textBehind(lines, offset);
    }
    if (problem.startsWith("expected the node content") && !problem.contains("','")) {
      return LineFault.hiddenEnd(lines, offset);
    }
    return problem.startsWith("expected ','") ? LineFault.inFlow(lines, offset, opened) : Optional.empty();
  }

  private Span span() {
    Mark mark = failure.getProblemMark();
    boolean atEnd = mark != null && mark.getIndex() >= lines.file().text().codePoints().count();
    if (mark == null || atEnd && failure.getContextMark() != null) {
      mark = failure.getContextMark();
    }
    int offset = offset(mark);
    return lines.span(offset, Math.min(offset + 1, lines.file().text().length()));
  }

  private int offset(Mark mark) {
    String text = lines.file().text();
    int index = mark == null ? 0 : mark.getIndex();
    return text.offsetByCodePoints(0, Math.min(index, text.codePointCount(0, text.length())));
  }
}
