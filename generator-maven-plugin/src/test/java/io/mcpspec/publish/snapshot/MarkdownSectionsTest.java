package io.mcpspec.publish.snapshot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MarkdownSectionsTest {

  @Test
  void headingsMakeSectionsWithPathsAsIds() {
    List<PromptSection> sections = sections("# Guide\n\nHello.\n\n## One\n\n### Part\n\ntext\n\n## Two ##\n");
    assertThat(ids(sections)).containsExactly("guide", "one", "one/part", "two");
    assertThat(sections.get(2).parent()).contains("one");
    assertThat(sections.get(1).parent()).contains("guide");
    assertThat(sections.get(3).heading()).isEqualTo("Two");
    assertThat(sections.get(2).place()).hasToString("guide.md:7");
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "# A\n\n```markdown\n# no\n```\n\n## B\n",
    "# A\n\n~~~\n# no\n```\n# no\n~~~\n\n## B\n",
    "# A\n\n````\n```\n# no\n```\n# no\n````\n\n## B\n",
    "# A\n\n```\n# no\n``` info\n# no\n```\n\n## B\n",
    "# A\n\n   ```\n   # no\n   ```\n\n## B\n",
    "# A\n\n    # indented, so code\n\n## B\n",
    "# A\n\n#no blank\n\n####### too many\n\n## B\n",
    "# A\n\n``` `# no fence, a span` ```\n\n## B\n",
    "# A\r\n\r\n```\r\n# no\r\n```\r\n\r\n## B\r\n"
  })
  void headingsInFencesAreText(String text) {
    List<PromptSection> sections = sections(text);
    assertThat(sections).extracting(PromptSection::heading).containsExactly("A", "B");
    assertGapless(text, sections);
  }

  @Test
  void anUnclosedFenceReachesToTheEnd() {
    assertThat(ids(sections("# A\n\n```\ncode\n\n## B\n\ntext\n"))).containsExactly("a");
  }

  @Test
  void underlinedHeadingsCount() {
    List<PromptSection> sections = sections("Guide\n=====\n\ntext\n\nOne\nor two\n---\n\ntext\n\n- item\n---\n");
    assertThat(sections).extracting(PromptSection::heading).containsExactly("Guide", "One or two");
    assertThat(sections).extracting(PromptSection::level).containsExactly(1, 2);
    assertThat(sections.get(1).place()).hasToString("guide.md:6");
  }

  @Test
  void textBeforeTheFirstHeadingIsASectionWithoutOne() {
    List<PromptSection> sections = sections("Hello.\n\n# A\n\n# B\n");
    assertThat(ids(sections)).containsExactly("start", "a", "b");
    assertThat(sections.get(0).level()).isZero();
    assertThat(ids(sections("no heading at all"))).containsExactly("start");
    assertThat(sections("")).isEmpty();
  }

  @Test
  void settingsAtTheStartAreNoHeadings() {
    assertThat(ids(sections("---\ntitle: x\n# comment\n---\n\n# A\n"))).containsExactly("start", "a");
  }

  @Test
  void whatIsInvisibleBeforeTheFirstHeadingIsPartOfItsSection() {
    assertThat(ids(sections("\uFEFF# A\r\n\r\n## B\r\n"))).containsExactly("a", "b");
    assertThat(ids(sections("\uFEFF\n\n# A\n"))).containsExactly("a");
    assertThat(ids(sections("\n \n# A\n"))).containsExactly("a");
  }

  @Test
  void idsAreUnique() {
    assertThat(ids(sections("# A\n\n## X\n\n## X\n\n## !?\n"))).containsExactly("a", "x", "x-2", "untitled");
  }

  @Test
  void severalTitlesArePartOfThePaths() {
    assertThat(ids(sections("# A\n\n## X\n\n# B\n\n## X\n"))).containsExactly("a", "x", "b", "b/x");
  }

  private static List<PromptSection> sections(String text) {
    List<PromptSection> sections = MarkdownSections.of("guide.md", text);
    assertGapless(text, sections);
    return sections;
  }

  private static void assertGapless(String text, List<PromptSection> sections) {
    assertThat(sections.stream().map(PromptSection::text).collect(Collectors.joining())).isEqualTo(text);
  }

  private static List<String> ids(List<PromptSection> sections) {
    return sections.stream().map(PromptSection::id).toList();
  }
}
