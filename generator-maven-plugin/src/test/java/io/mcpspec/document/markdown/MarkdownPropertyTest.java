package io.mcpspec.document.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.markdown.MarkdownText.Section;
import io.mcpspec.publish.snapshot.MarkdownSections;
import io.mcpspec.publish.snapshot.PromptSection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;

/** What must hold for any text. */
class MarkdownPropertyTest {

  private static final int TEXTS = 8_000;
  /** As the library reads by itself: inlines too, at any depth. */
  private static final Parser ORACLE = Parser.builder().includeSourceSpans(IncludeSourceSpans.BLOCKS).build();

  @Test
  void sectionsAreTheWholeTextAndBeginAtTheHeadingsOfCommonMark() {
    int headings = 0;
    int frontMatter = 0;
    for (int seed = 0; seed < TEXTS; seed++) {
      HostileMarkdown hostile = new HostileMarkdown(seed);
      String text = hostile.text(14);
      text = seed % 10 == 0 ? hostile.withLoneSurrogate(text) : text;
      MarkdownText markdown = MarkdownText.of(text);
      assertThat(joined(markdown)).as("seed %d", seed).isEqualTo(text);
      int from = start(markdown);
      frontMatter += from > 1 ? 1 : 0;
      List<String> found = found(markdown);
      assertThat(found).as("seed %d: %s", seed, text).isEqualTo(expected(text, from));
      headings += found.size();
    }
    assertThat(headings).isGreaterThan(TEXTS / 4);
    assertThat(frontMatter).isGreaterThan(10);
  }

  private static String joined(MarkdownText markdown) {
    return markdown.sections().stream().map(section -> markdown.text().substring(section.from(), section.to()))
        .collect(Collectors.joining());
  }

  /** Where the Markdown begins: behind a byte order mark and front matter. */
  private static int start(MarkdownText markdown) {
    int mark = markdown.text().startsWith("\uFEFF") ? 1 : 0;
    return markdown.blocks().stream().limit(1)
        .filter(block -> block instanceof Block.Prose prose && prose.kind() == Block.Kind.FRONT_MATTER)
        .mapToInt(block -> FrontMatter.next(markdown.text(), block.end())).findFirst().orElse(mark);
  }

  private static List<String> found(MarkdownText markdown) {
    return headings(markdown).map(heading -> heading.level() + "@" + heading.lines().get(0).from()).toList();
  }

  private static Stream<Block.Heading> headings(MarkdownText markdown) {
    return markdown.sections().stream().map(Section::heading).flatMap(Optional::stream);
  }

  private static List<String> expected(String text, int from) {
    List<String> headings = new ArrayList<>();
    Node document = ORACLE.parse(text.substring(from));
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading) {
        headings.add(heading.getLevel() + "@" + (from + heading.getSourceSpans().get(0).getInputIndex()));
      }
    }
    return headings;
  }

  @Test
  void blocksAreInTheOrderOfTheTextAndDoNotOverlap() {
    for (int seed = 0; seed < TEXTS / 4; seed++) {
      String text = new HostileMarkdown(seed).text(30);
      int last = -1;
      for (Block block : MarkdownText.of(text).blocks()) {
        for (Line line : block.lines()) {
          assertThat(line.index()).as("seed %d: %s in %s", seed, block, text).isGreaterThan(last);
          last = line.index();
          assertThat(text.substring(line.start(), line.to())).doesNotContain("\n", "\r").endsWith(line.content(text));
          assertThat(line.start() == 0 || "\n\r".indexOf(text.charAt(line.start() - 1)) >= 0).isTrue();
        }
      }
    }
  }

  @Test
  void sectionsOfTheDiffAreTheSameSections() {
    for (int seed = 0; seed < TEXTS / 4; seed++) {
      String text = new HostileMarkdown(seed).text(14);
      List<PromptSection> sections = MarkdownSections.of("guide.md", text);
      boolean none = sections.isEmpty() && text.isBlank();
      assertThat(none ? text : sections.stream().map(PromptSection::text).collect(Collectors.joining()))
          .as("seed %d", seed).isEqualTo(text);
      List<PromptSection> headed = sections.stream().filter(section -> section.level() > 0).toList();
      assertThat(headed).as("seed %d", seed).extracting(PromptSection::heading)
          .isEqualTo(headings(MarkdownText.of(text)).map(Block.Heading::title).toList());
    }
  }

  @Test
  void headingsThatAreCutOutStayTheSame() {
    for (int seed = 0; seed < TEXTS; seed++) {
      String text = new HostileMarkdown(seed).text(14);
      headings(MarkdownText.of(text)).forEach(heading -> {
        String alone = text.substring(heading.start(), heading.end());
        assertThat(Block.Heading.of(alone)).as(alone)
            .map(found -> found.level() + " " + found.title()).contains(heading.level() + " " + heading.title());
      });
    }
  }

  @Test
  void noTextEndsTheFenceThatIsPutAroundIt() {
    for (int seed = 0; seed < TEXTS / 4; seed++) {
      String text = new HostileMarkdown(seed).text(14);
      FenceMarks marks = FenceMarks.around(text, "markdown");
      MarkdownText fenced = MarkdownText.of(marks.open() + text + marks.close());
      assertThat(fenced.blocks()).as("seed %d", seed).hasSize(1);
      assertThat(((Block.Code) fenced.blocks().get(0)).fence()).contains(new Block.Fence("markdown", true));
    }
  }
}
