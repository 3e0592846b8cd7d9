package io.mcpspec.document.markdown;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.mcpspec.document.markdown.MarkdownText.Section;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MarkdownTextTest {

  static Stream<Arguments> forms() {
    return Stream.of(
        arguments("underlined", "Guide\n====\n\ntext\n\nOne\n-\n\nOther *rules*\nof two  \n  lines\n---\n",
            List.of("1 Guide", "2 One", "2 Other *rules* of two lines")),
        arguments("no underline",
            "text\n\n---\n\n- item\n---\n\n> quote\n---\n\n    code\n---\n\n```\n```\n---\n\ntext\n  - - -\n",
            List.of()),
        arguments("below definitions of links", "[a]: /b\nTitle\n===\n\n[c]: /d\n===\n\n[e]: /f\n---\n",
            List.of("1 Title")),
        arguments("closed with #s", "## Two ##\n\n# A #b\n\n# C# #\n\n### ###\n\n# \\#\n", List.of(
            "2 Two", "1 A #b", "1 C#", "3 ", "1 \\#")),
        arguments("without text", "#\n\n##  \n\n# #\n", List.of("1 ", "2 ", "1 ")),
        arguments("no blank, or too many #s", "#tag\n\n####### seven\n\n\\# A\n\n#\u00A0A\n", List.of()),
        arguments("indented", " # A\n   ## B\n    # C\n\n    # D\n\t# E\n#\tF\n", List.of("1 A", "2 B", "1 F")));
  }

  static Stream<Arguments> insideOthers() {
    return Stream.of(
        arguments("in quotes and lists", "> # A\n\n- # B\n\n  # C\n\n1. D\n   ===\n\n# E\n", List.of("1 E")),
        arguments("in fences", "````\n```\n# A\n```\n# B\n````\n~~~\n```\n# C\n~~~~\n# D\n```a`\n# E\n```\n# F\n",
            List.of("1 D", "1 E")),
        arguments("in a fence that ends with its list", "- ```\n  # A\n\n# B\n", List.of("1 B")),
        arguments("in comments", "# A\n\n<!--\n\n## B\n-->\n\n## C <!-- x -->\n\n<!-- ## D -->\n## E\n",
            List.of("1 A", "2 C <!-- x -->", "2 E")),
        arguments("in raw HTML", "<pre>\n\n# A\n</pre>\n<SCRIPT x>\n\n# B\n</script>\n<style>\n\n# C\n</style>\n"
            + "<textarea>\n\n# D\n</textarea>\n# E\n", List.of("1 E")),
        arguments("in instructions, declarations and CDATA",
            "<?x\n\n# A\n?>\n<!X\n\n# B\n>\n<![CDATA[\n\n# C\n]]>\n# D\n", List.of("1 D")),
        arguments("in other HTML, up to a blank line",
            "<div>\n# A\n\n# B\n\n<own x='y'>\n# C\n\n# D\n</own>\n\ntext\n<own>\n# E\n",
            List.of("1 B", "1 D", "1 E")));
  }

  static Stream<Arguments> frontMatter() {
    return Stream.of(
        arguments("front matter", "---\nname: x\n# no\ntools: [a]\n---\n# A\n", List.of("1 A")),
        arguments("front matter, otherwise ended",
            "--- \r\n# no\r\n\"a b\": >\r\n  # no\r\n\r\nc:\r\n- d\r\n...\r\n# A\r\n", List.of("1 A")),
        arguments("front matter behind a byte order mark", "\uFEFF---\na:\n---\nB\n---\n", List.of("2 B")),
        arguments("thematic break at the start", "---\n\nA: b\n\n# C\n---\n", List.of("1 C")),
        arguments("thematic break above prose", "---\nText here.\n\n# A\n\nB: c\n---\n", List.of("1 A", "2 B: c")),
        arguments("thematic break above a title", "---\n# A\n---\n\ntext\n", List.of("1 A")),
        arguments("front matter that nothing ends", "---\nname: x\n\n# A\n", List.of("1 A")),
        arguments("front matter elsewhere", "\n---\nname: x\n---\n", List.of("2 name: x")));
  }

  static Stream<Arguments> characters() {
    return Stream.of(
        arguments("byte order mark", "\uFEFF# A\r\n\r\n## B", List.of("1 A", "2 B")),
        arguments("byte order mark inside", "# A\n\uFEFF# B\n", List.of("1 A")),
        arguments("line ends", "a\r# B\r\rC\r===\r\n# D\n\r# E", List.of("1 B", "1 C", "1 D", "1 E")),
        arguments("no line ends", "a\f# B\u000B# C\u0085# D\u2028# E\u2029# F\n\f# G\n", List.of()),
        arguments("odd characters", "# \u0000\n# \uD83D\n# 😀\u2028\n", List.of("1 \u0000", "1 \uD83D", "1 😀")),
        arguments("the same again", "# A\n# A\n## A\n", List.of("1 A", "1 A", "2 A")),
        arguments("tables", "| a | b |\n|---|---|\n| # c | d |\n\n# E\n", List.of("1 E")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource({"forms", "insideOthers", "frontMatter", "characters"})
  void sectionsBeginAtHeadings(String kind, String text, List<String> headings) {
    assertThat(titles(text)).isEqualTo(headings);
  }

  private static List<String> titles(String text) {
    return MarkdownText.of(text).sections().stream().map(Section::heading).flatMap(Optional::stream)
        .map(heading -> heading.level() + " " + heading.title()).toList();
  }

  @Test
  void placesAreThoseOfTheText() {
    String text = "\uFEFF---\r\na: b\r\n---\r\n> Some *rules*\r\n> of two\r\n> ---\r\n\r\n- ~~~ json {x}\r\n  1\r\n";
    List<Block> blocks = MarkdownText.of(text).blocks();
    assertThat(blocks).extracting(block -> text.substring(block.start(), block.end())).containsExactly(
        "\uFEFF---\r\na: b\r\n---", "> Some *rules*\r\n> of two\r\n> ---", "- ~~~ json {x}\r\n  1");
    Block.Heading heading = (Block.Heading) blocks.get(1);
    assertThat(heading.lines()).extracting(Line::index).containsExactly(3, 4, 5);
    assertThat(heading.titleLines()).extracting(line -> line.content(text)).containsExactly("Some *rules*", "of two");
    Block.Code code = (Block.Code) blocks.get(2);
    assertThat(code.fence()).contains(new Block.Fence("json {x}", false));
    assertThat(code.fence().get().language()).isEqualTo("json");
    assertThat(code.content()).isEqualTo("1\n");
    assertThat(code.lines()).extracting(line -> line.content(text)).containsExactly("~~~ json {x}", "1");
  }

  /** Where a heading follows definitions of links, its lines may look like something else. */
  @ParameterizedTest
  @ValueSource(strings = {"    Title\n===", "<own>\n---", "2. x\n===", "\uFEFF# A\n===", "Title\r\n  ===", "## A"})
  void aHeadingThatIsCutOutIsStillOne(String heading) {
    String text = "[x]: y\n[a]: b 'c'\n" + heading;
    MarkdownText markdown = MarkdownText.of(text);
    assertThat(markdown.sections()).hasSize(2);
    Block.Heading inside = markdown.sections().get(1).heading().orElseThrow();
    Block.Heading alone = Block.Heading.of(heading).orElseThrow();
    assertThat(alone.title()).isEqualTo(inside.title());
    assertThat(alone.level()).isEqualTo(inside.level());
    assertThat(alone.titleLines()).extracting(line -> line.content(heading))
        .isEqualTo(inside.titleLines().stream().map(line -> line.content(text)).toList());
  }

  @Test
  void indentedCodeHasNoFence() {
    Block.Code code = (Block.Code) MarkdownText.of("\ta\n\n      b\n").blocks().get(0);
    assertThat(code.fence()).isEmpty();
    assertThat(code.content()).isEqualTo("a\n\n  b\n");
    assertThat(code.firstIndex()).isZero();
  }

  @Test
  void aHeadingAloneHasATitle() {
    assertThat(Block.Heading.titleOf("## Two ##")).isEqualTo("Two");
    assertThat(Block.Heading.titleOf("One\nTwo\n===")).isEqualTo("One Two");
    assertThat(Block.Heading.titleOf(" **Bold** ")).isEqualTo("**Bold**");
    assertThat(Block.Heading.titleOf("\uFEFF# A")).isEqualTo("A");
    assertThat(Block.Heading.of("#tag")).isEmpty();
    assertThat(Block.Heading.of("> # A")).isEmpty();
    assertThat(Block.Heading.of("")).isEmpty();
  }
}
