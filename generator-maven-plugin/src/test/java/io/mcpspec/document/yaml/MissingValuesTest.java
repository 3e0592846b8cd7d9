package io.mcpspec.document.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.document.node.Parsed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MissingValuesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "{ d: Name, such as Oslo }|10|\"Name, such as Oslo\"",
        "{ d: Name,such as Oslo }|10|\"Name,such as Oslo\"",
        "{ d: One of a, b, or nothing at all, default: a }|14|\"One of a, b, or nothing at all\"",
        "{ d: a \"b\", and c }|11|'a \"b\", and c'",
        "{ d: Name of\\n a city, such as Oslo }|8|\"Name of a city, such as Oslo\"",
        "{ d: Name, # a comment, with a comma\\n such as Oslo }|10|",
        "[{ d: x, as here }, { e: 1 }]|8|\"x, as here\""
      })
  void aCommaThatEndsATextIsReportedThere(String flow, int column, String quoted) {
    Parsed parsed = Parsed.yaml(flow.replace("\\n", "\n"));
    assertThat(parsed.findings()).singleElement().satisfies(found -> {
      assertThat(found.code()).isEqualTo(Code.MISSING_VALUE);
      assertThat(found.span().start().column()).isEqualTo(column);
      assertThat(found.span().text()).isEqualTo(",");
      assertThat(found.helps()).singleElement().asString()
          .startsWith("quote the text: " + (quoted == null ? "" : quoted));
    });
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"{ v: 1,000 }|1,000", "{ v: 0,5, w: x }|0,5", "{ v: 1,234,567 }|1,234,567"})
  void aCommaThatEndsANumberIsReportedThere(String flow, String number) {
    assertThat(Parsed.yaml(flow).findings()).singleElement().satisfies(found -> {
      assertThat(found.span().text()).isEqualTo(",");
      assertThat(found.helps())
          .containsExactly("quote the text: \"" + number + "\", or write a number without a comma");
    });
  }

  @Test
  void theRestOfATextIsNoDuplicateKey() {
    assertThat(Parsed.yaml("{ t: s, d: yes, no, no }").findings()).singleElement()
        .satisfies(found -> assertThat(found.helps()).containsExactly("quote the text: \"yes, no, no\""));
    assertThat(Parsed.yaml("{ type: s, d: Number, type }").findings()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{ a: \"x\", nullable }|1:11|the key `nullable` has no value",
        "{ a: 1, nullable }|1:9|the key `nullable` has no value",
        "{ a: [b], c }|1:11|the key `c` has no value",
        "{ a }|1:3|the key `a` has no value",
        "{ a: , b: 1 }|1:5|the key `a` has no value",
        "{ a:b }|1:3|the key `a:b` has no value",
        "a:|1:3|the key `a` has no value",
        "a:\\nb: 1|1:3|the key `a` has no value",
        "? a|1:4|the key `a` has no value",
        "a: # Task|1:3|the key `a` has no value",
        "- a\\n-\\n- b|2:2|the item of the list has no value",
        "- # a|1:2|the item of the list has no value",
        "x:\\n  - y:\\n|2:7|the key `y` has no value"
      })
  void aKeyOrItemWithoutAValueIsReported(String yaml, String place, String message) {
    assertThat(Parsed.yaml(yaml.replace("\\n", "\n")).findings()).singleElement().satisfies(found -> {
      assertThat(found.code()).isEqualTo(Code.MISSING_VALUE);
      assertThat(found.span()).hasToString("a.yaml:" + place);
      assertThat(found.message()).isEqualTo(message);
    });
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "a: null", "a: ~", "a: ''", "{ a: b, c: d, }", "[a, b c, d, ]", "a: # with members\n  b: 1", "- # c\n  a",
      "{ a: \"b, c\" }", "a: b, c", "{}", "[]", "a: {}"
  })
  void whatHasAValueIsFine(String yaml) {
    assertThat(Parsed.yaml(yaml).findings()).isEmpty();
  }

  @Test
  void aTextBehindAHashIsShownInQuotes() {
    assertThat(Parsed.yaml("heading: ## Task").findings()).singleElement()
        .satisfies(found -> assertThat(found.helps()).singleElement()
            .isEqualTo("if `## Task` is not a comment, quote it: \"## Task\""));
  }

  @Test
  void aBlankThatIsMissingBehindTheColonIsShown() {
    assertThat(Parsed.yaml("{type:string}").findings()).singleElement()
        .satisfies(found -> assertThat(found.helps()).containsExactly("put a blank behind the colon: `type: string`"));
  }
}
