package io.mcpspec.document.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.document.node.Parsed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YamlProblemTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "d: Note: the name|1:8|\"Note: the name\"",
        "- Note: the name: x|1:17|\"the name: x\"",
        "{ d: Note: the name }|1:10|\"Note: the name\"",
        "{ t: s, p: a[0-9]+$, x: 1 }|1:13|\"a[0-9]+$\"",
        "p: { q: { r: a{2}$ } }|1:15|\"a{2}$\"",
        "{ d: Is it? yes }|1:11|\"Is it? yes\"",
        "d: \"Find\" a city|1:11|'\"Find\" a city'",
        "d: 'Find a city's name'|1:17|\"Find a city's name\"",
        "d: [Old] Use other|1:10|\"[Old] Use other\"",
        "d: - item|1:4|\"- item\"",
        "d: ? what|1:4|\"? what\"",
        "d: **Bold** text|1:5|\"**Bold** text\"",
        "d: %d text|1:4|\"%d text\"",
        "d: & more|1:5|\"& more\"",
        "d: ] x|1:4|\"] x\"",
        "d: }|1:4|\"}\"",
        "d: `foo` text|1:4|\"`foo` text\"",
        "d: @{fact.a} text|1:4|\"@{fact.a} text\""
      })
  void aTextThatNeedsQuotesIsShownInThem(String yaml, String place, String quoted) {
    assertThat(Parsed.yaml(yaml).findings()).singleElement().satisfies(found -> {
      assertThat(found.code()).isEqualTo(Code.BAD_YAML);
      assertThat(found.span()).hasToString("a.yaml:" + place);
      assertThat(found.helps()).singleElement().asString().startsWith("quote the text: " + quoted);
    });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "a: 1\\nb:c\\nd: 2|2:2|a blank is missing behind the `:`",
        "a:\\n- b\\n-c|3:1|a blank is missing behind the `-`",
        "a:\\tb|1:3|a tab stands where YAML wants a blank",
        "a:\\n  b: 1\\n  \\tc: 1|3:3|a tab cannot indent YAML",
        "a: > text|1:6|text cannot follow `>` or a bar on the same line",
        "d: & more|1:5|a plain text cannot begin with `&`",
        "d: * more|1:5|a plain text cannot begin with `*`",
        "d: ] x|1:4|a `]` stands where a value belongs",
        "a: [b, , c]|1:8|a `,` stands where a value belongs",
        "d: Issue\\n  such as #12\\n  or so|2:11|this `#` begins a comment, so the text cannot go on in the next line",
        "d: Issue # 12\\n  or so|1:10|this `#` begins a comment, so the text cannot go on in the next line",
        "d: [\\n  e #1,\\n  f\\n]|2:5|this `#` begins a comment, so the comma behind it separates nothing",
        "d: { $ref: #/e }|1:12|this `#` begins a comment, so nothing closes the bracket",
        "d: { e: f # g }\\nh: i|1:11|this `#` begins a comment, so nothing closes the bracket",
        "a: >4\\n  b|2:3|the line is indented less than the rest of its text",
        "a: >-\\n    b\\n  c|3:3|the line is indented less than the rest of its text",
        "a: > # d\\n\\n  b\\n c|4:2|the line is indented less than the rest of its text",
        "a:\\n    b: 1\\n  c: 2|3:3|the indentation does not fit the lines above",
        "a:\\n  - b # c\\n  d: 1|3:3|the indentation does not fit the lines above"
      })
  void theLineSaysWhy(String yaml, String place, String message) {
    Parsed parsed = Parsed.yaml(yaml.replace("\\n", "\n").replace("\\t", "\t"));
    assertThat(parsed.findings()).singleElement().satisfies(found -> {
      assertThat(found.message()).isEqualTo(message.replace("`>` or a bar", "`|` or `>`"));
      assertThat(found.span()).hasToString("a.yaml:" + place);
    });
  }
}
