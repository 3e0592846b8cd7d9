package io.mcpspec.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.source.Position;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.maven.MavenStyle;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextRendererTest {

  private static final MavenStyle MAVEN = new MavenStyle();

  private static Diagnostic finding(String text, int line, int from, int to) {
    SourceFile file = new SourceFile("spec/a.yaml", text);
    Span span = new Span(file, new Position(line, from), new Position(line, to));
    return new Diagnostic(Code.UNKNOWN_VALUE, span, "unknown effect `raed`", List.of("a note"), List.of("a help"));
  }

  private static String caretLine(String text, int from, int to) {
    return TextRenderer.render(finding(text, 1, from, to), MAVEN).lines().toList().get(3);
  }

  @Test
  void showsPlaceSnippetNotesAndHelps() {
    assertThat(TextRenderer.render(finding("a\n".repeat(11) + "effect: raed\n", 12, 9, 13), MAVEN))
        .isEqualTo(
            """
            spec/a.yaml:12:9: error: unknown effect `raed` [unknown-value]
               |
            12 | effect: raed
               |         ^^^^
               = note: a note
               = help: a help
            """);
  }

  @Test
  void tabsAndWideCharactersKeepTheCaretsInPlace() {
    assertThat(caretLine("\tx: y", 2, 3)).isEqualTo("  |     ^");
    assertThat(caretLine("\u6F22\u5B57: y", 5, 6)).isEqualTo("  |       ^");
    assertThat(caretLine("\uD83D\uDE00 y", 3, 4)).isEqualTo("  |    ^");
    assertThat(caretLine("e\u0301 y", 4, 5)).isEqualTo("  |   ^");
  }

  @Test
  void whatATerminalWouldObeyIsReplaced() {
    assertThat(TextRenderer.render(finding("a\u001B[31m\u202Eb", 1, 1, 2), MAVEN)).contains("1 | a\uFFFD[31m\uFFFDb\n");
  }

  @Test
  void longLinesAreCutAroundTheRange() {
    String line = "x".repeat(300) + "HERE" + "y".repeat(300);
    List<String> lines = TextRenderer.render(finding(line, 1, 301, 305), MAVEN).lines().toList();
    String shown = lines.get(2);
    int column = lines.get(3).indexOf('^');
    assertThat(shown).hasSizeLessThan(125).startsWith("1 | …").endsWith("…");
    assertThat(shown.substring(column, column + 4)).isEqualTo("HERE");
    assertThat(lines.get(3)).endsWith(" ^^^^");
  }

  @Test
  void aRangeOfSeveralLinesIsMarkedToTheEndOfTheFirst() {
    SourceFile file = new SourceFile("a", "ab: c\nd\n");
    Diagnostic finding =
        new Diagnostic(
            Code.WRONG_TYPE, new Span(file, new Position(1, 2), new Position(2, 2)), "m", List.of(), List.of("h"));
    assertThat(TextRenderer.render(finding, MAVEN)).contains("1 | ab: c\n  |  ^^^^\n");
  }

  @Test
  void aPlaceBehindTheTextHasNoSnippet() {
    Diagnostic finding = new Diagnostic(Code.MISSING_FILE, Span.of(new SourceFile("a", "")), "m", List.of(), List.of());
    assertThat(TextRenderer.render(finding, MAVEN))
        .isEqualTo("a:1:1: error: m [missing-file]\n  = help: mvn mcp-spec:explain -Dcode=missing-file\n");
  }

  @Test
  void countsAtTheEnd() {
    Diagnostic error = finding("x", 1, 1, 2);
    Diagnostic warning = new Diagnostic(Code.EFFECT_UNKNOWN, error.span(), "m", List.of(), List.of());
    assertThat(TextRenderer.summary(List.of(error), 1)).isEqualTo("1 error in 1 of 1 file; nothing was written");
    assertThat(TextRenderer.summary(List.of(error, error, warning), 84))
        .isEqualTo("2 errors, 1 warning in 1 of 84 files; nothing was written");
    assertThat(TextRenderer.summary(List.of(warning, warning), 84)).isEqualTo("2 warnings in 1 of 84 files");
    assertThat(TextRenderer.render(List.of(error), 2, MAVEN))
        .endsWith("\n\n1 error in 1 of 2 files; nothing was written\n");
  }
}
