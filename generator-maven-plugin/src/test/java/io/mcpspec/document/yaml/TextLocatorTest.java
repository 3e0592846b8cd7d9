package io.mcpspec.document.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.Parsed;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.LocatedText;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import org.junit.jupiter.api.Test;

class TextLocatorTest {

  private static String place(String yaml, String wanted) {
    LocatedText text = TextLocator.inScalar((Scalar) Parsed.yaml(yaml).at("text"));
    int offset = text.value().indexOf(wanted);
    return text.span(offset, offset + wanted.length()).toString();
  }

  @Test
  void insideOneLine() {
    assertThat(place("text: say @{x}", "@{x}")).isEqualTo("a.yaml:1:11");
    assertThat(place("text: \"say @{x}\"", "@{x}")).isEqualTo("a.yaml:1:12");
    assertThat(place("text: '\uD83D\uDE00 @{x}'", "@{x}")).isEqualTo("a.yaml:1:10");
  }

  @Test
  void insideABlock() {
    assertThat(place("text: |\n  one\n\n   two @{x}\n", "@{x}")).isEqualTo("a.yaml:4:8");
    assertThat(place("text: |2-\n   one\n  two @{x}\n", "@{x}")).isEqualTo("a.yaml:3:7");
    assertThat(place("a: 1\ntext: |+\n\n\n  @{x}\n\n", "@{x}")).isEqualTo("a.yaml:5:3");
  }

  @Test
  void insideAFile() {
    SourceFile file = new SourceFile("a.md", "one\r\ntwo @{x}\n");
    LocatedText text = TextLocator.inFile(file, "one\r\ntwo @{x}");
    assertThat(text.span(9, 13)).hasToString("a.md:2:5");
    assertThat(text.span().end().column()).isEqualTo(9);
  }

  @Test
  void ofAScalarWithoutAPlace() {
    Scalar made = Scalar.string("x", Span.of(new SourceFile("made", "")));
    assertThat(TextLocator.inScalar(made).span()).hasToString("made:1:1");
  }
}
