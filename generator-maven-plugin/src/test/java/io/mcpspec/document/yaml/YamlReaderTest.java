package io.mcpspec.document.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Parsed;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Position;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class YamlReaderTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "NO|\"NO\"", "off|\"off\"", "yes|\"yes\"", "12:30|\"12:30\"", "2025-11-25|\"2025-11-25\"", "1.10|1.10",
        "1.0.5|\"1.0.5\"", "0o7|7", "0x1F|31", "+5|5", "-5|-5", "1_000|\"1_000\"", "1e3|1e3", ".5|0.5",
        "5.|5", "-.5E+2|-0.5E+2", "true|true", "TRUE|true", "False|false", "null|null", "~|null",
        "9007199254740993000001|9007199254740993000001", "=|\"=\"", "a b|\"a b\""
      })
  void resolvesScalarsByTheCoreSchema(String yaml, String json) {
    Parsed parsed = Parsed.yaml("v: " + yaml);
    assertThat(parsed.findings()).isEmpty();
    assertThat(JsonWriter.compact(parsed.at("v"))).isEqualTo(json);
  }

  @Test
  void quotesAndBlocksMakeStrings() {
    assertThat(Parsed.yaml("a: \"12\"\nb: 'true'\nc: |\n  1\nd: >-\n  null\n").asJson())
        .isEqualTo("{\"a\":\"12\",\"b\":\"true\",\"c\":\"1\\n\",\"d\":\"null\"}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"007", "-01", "+08", "00", "01.10", "0_1"})
  void aNumberThatBeginsWithAZeroNeedsQuotes(String number) {
    assertThat(Parsed.yaml("v: " + number + "\nw: '" + number + "'").places())
        .isEqualTo(number.equals("0_1") ? List.of() : List.of("1:4 leading-zero"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-0", "0.5", "0e1", "0o7", "0x0A", "01-02", "00:30", "0.0.1"})
  void aZeroThatIsWholeOrPartOfAnotherFormIsFine(String plain) {
    assertThat(Parsed.yaml("v: " + plain).findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"%YAML 1.1\n---\na: 1\n", "%TAG ! x\n---\na: 1\n", "# c\n%ANY\n---\na: 1\n"})
  void aDirectiveIsRefused(String text) {
    assertThat(Parsed.yaml(text).findings()).extracting(found -> found.code().slug()).containsExactly("yaml-directive");
    assertThat(Parsed.yaml("---\na: '%x'\n...\n").findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"[a: b, c]|1:5|\"a: b\"", "[x, ? a : b]|1:8|\"? a : b\"", "[c: ]|1:5|\"c:\""})
  void aPairInBracketsNeedsQuotesOrBraces(String list, String place, String quoted) {
    assertThat(Parsed.yaml("v: " + list).findings()).filteredOn(found -> found.code() == Code.YAML_PAIR)
        .singleElement()
        .satisfies(found -> assertThat(found.helps()).first().isEqualTo("quote the text: " + quoted))
        .satisfies(found -> assertThat(found.span()).hasToString("a.yaml:" + place));
    assertThat(Parsed.yaml("v: [{ a: b }, 'c: d', [x]]").findings()).isEmpty();
  }

  @Test
  void aByteOrderMarkInsideAFileIsShown() {
    assertThat(Parsed.yaml("a: b\uFEFFc\n\uFEFFd: 1\n").findings())
        .extracting(Diagnostic::message)
        .containsExactly(
            "`b\\uFEFFc` holds the invisible character U+FEFF", "`\\uFEFFd` holds the invisible character U+FEFF");
  }

  @ParameterizedTest
  @ValueSource(strings = {".inf", "-.INF", ".nan"})
  void refusesNumbersThatJsonLacks(String number) {
    assertThat(Parsed.yaml("v: " + number).places()).containsExactly("1:4 bad-yaml");
  }

  @Test
  void spansCoverKeysAndValues() {
    Parsed parsed = Parsed.yaml("a: 1\nlist:\n  - x\n  - { k: v }\ntext: |\n  one\n\n  two\n\nlast: \"q\"\n");
    assertThat(parsed.at("a").span()).hasToString("a.yaml:1:4");
    assertThat(parsed.at("list").span().start()).isEqualTo(new Position(3, 3));
    assertThat(parsed.at("list").span().end()).isEqualTo(new Position(4, 13));
    assertThat(parsed.at("text").span().start()).isEqualTo(new Position(5, 7));
    assertThat(parsed.at("text").span().end()).isEqualTo(new Position(8, 6));
    assertThat(parsed.at("last").span().end()).isEqualTo(new Position(10, 10));
    assertThat(((Mapping) parsed.root().orElseThrow()).entry("list").orElseThrow().keySpan().start())
        .isEqualTo(new Position(2, 1));
  }

  @Test
  void columnsCountCodePointsAndLinesAreThoseOfEditors() {
    Parsed parsed = Parsed.yaml("a: \"\uD83D\uDE00\u2028\" # x\r\nb: 2\n");
    assertThat(parsed.at("b").span().start()).isEqualTo(new Position(2, 4));
    assertThat(Parsed.yaml("{a: \uD83D\uDE00, b: 2}").at("b").span().start()).isEqualTo(new Position(1, 11));
  }

  @Test
  void aByteOrderMarkIsNoText() {
    assertThat(Parsed.yaml("\uFEFFa: 1").at("a").span().start()).isEqualTo(new Position(1, 4));
  }

  @Test
  void reportsEverythingThatIsNotPartOfTheFormatAtOnce() {
    Parsed parsed = Parsed.yaml("a: &x 1\nb: *x\na: 2\nc: !!str 3\n<<: { d: 1 }\n? [k]\n: 4\n5: 6\n---\nz: 1\n");
    assertThat(parsed.places())
        .containsExactly(
            "1:4 yaml-anchor", "2:4 yaml-anchor", "3:1 duplicate-key", "4:4 yaml-tag", "5:1 yaml-merge-key",
            "6:3 key-not-string", "8:1 key-not-string", "9:1 several-documents");
  }

  @Test
  void aQuotedMergeKeyIsAString() {
    assertThat(Parsed.yaml("\"<<\": 1").asJson()).isEqualTo("{\"<<\":1}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a:\\n\\tb: 1|2:1|a tab cannot indent YAML",
        "a: b: c|1:5|a `:` follows where no key can stand",
        "a: 'x|1:4|a quote is opened and not closed",
        "a: @b|1:4|a plain text cannot begin with `@`",
        "a: [1, 2|1:4|the list in brackets is not closed",
        "a: 1\\n  b: 2|2:4|a `:` follows where no key can stand",
        "a: \"\\q\"|1:6|the escape is unknown to YAML"
      })
  void saysInWordsWhyYamlCannotBeRead(String yaml, String place, String message) {
    Parsed parsed = Parsed.yaml(yaml.replace("\\n", "\n").replace("\\t", "\t"));
    assertThat(parsed.findings()).singleElement().satisfies(finding -> {
      assertThat(finding.message()).isEqualTo(message);
      assertThat(finding.span()).hasToString("a.yaml:" + place);
    });
  }

  @Test
  void refusesControlCharacters() {
    Parsed parsed = Parsed.yaml("a: 1\nb: x\u0001y\n");
    assertThat(parsed.places()).containsExactly("2:5 bad-yaml");
    assertThat(parsed.findings().get(0).message()).contains("U+0001");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "# only a comment\n", "---\n", "---\n# only a comment\n...\n"})
  void refusesEmptyFiles(String text) {
    assertThat(Parsed.yaml(text).places()).containsExactly("1:1 bad-yaml");
  }

  @Test
  void readsTwoHundredLevelsAndNoMore() {
    assertThat(Parsed.yaml("[".repeat(200) + "]".repeat(200)).findings()).isEmpty();
    assertThat(Parsed.yaml("[".repeat(201) + "]".repeat(201)).places()).containsExactly("1:201 too-deep");
  }

  @Test
  void readsFilesBeyondSnakeYamlsOwnLimit() {
    String text = "v: \"" + "x".repeat(4_000_000) + "\"";
    assertThat(((Scalar) Parsed.yaml(text).at("v")).text()).hasSize(4_000_000);
  }

  @Test
  void longKeysNeedAQuestionMark() {
    assertThat(Parsed.yaml("? " + "k".repeat(2000) + "\n: 1").findings()).isEmpty();
    assertThat(Parsed.yaml("k".repeat(2000) + ": 1").places()).isNotEmpty();
  }

  @Test
  void aNumberWithoutAFractionIsAnInteger() {
    assertThat(Parsed.yaml("1.").root()).isEqualTo(Parsed.json("1").root());
    assertThat(Parsed.yaml("+0x1").root()).isEqualTo(Parsed.json("\"+0x1\"").root());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0x", "0o", "-", "0."})
  void aNumberOfMillionsOfDigitsIsRefusedAtOnce(String start) {
    String digits = "1".repeat(3_000_000);
    assertThat(Parsed.yaml("a: " + start + digits).places()).containsExactly("1:4 too-large");
    assertThat(Parsed.yaml("a: '" + start + digits + "'").findings()).isEmpty();
  }

  @Test
  void whatIsNotClosedBeforeTheMarginIsAFinding() {
    Parsed parsed = Parsed.yaml("a:\n  b: [\nc: 1\n");
    assertThat(parsed.root()).isEmpty();
    assertThat(parsed.places()).singleElement().asString().endsWith("bad-yaml");
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "\"\\u", "\"\\u00", "\"\\x", "\"\\U0000", "\"\\UFFFFFFFF\"", "\"\\U00110000\"", "\"\\ud800\": \"\\u"
  })
  void anEscapeThatIsNoCharacterIsAFinding(String yaml) {
    Parsed parsed = Parsed.yaml("a: 1\nb: " + yaml);
    assertThat(parsed.root()).isEmpty();
    assertThat(parsed.places()).singleElement().asString().endsWith("bad-yaml");
  }
}
