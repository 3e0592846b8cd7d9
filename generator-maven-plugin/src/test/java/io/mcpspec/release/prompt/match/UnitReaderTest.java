package io.mcpspec.release.prompt.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.markdown.HostileMarkdown;
import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UnitReaderTest {

  @Test
  void headingsOfEitherFormAreHeadings() {
    assertThat(units("Guide\nto all\n===\n\ntext\n\n## One ##\n\nmore\n")).containsExactly(
        "0 HEADING Guide to all", "4 SENTENCE text", "0 HEADING ## One ##", "2 SENTENCE more");
  }

  @Test
  void whatLooksLikeAHeadingInCommentsQuotesAndSettingsIsText() {
    assertThat(units("---\nname: x\n# y\n---\n<!--\n\n# no\n-->\n> # no\n> text\n")).containsExactly(
        "1 SENTENCE name: x", "2 SENTENCE # y", "4 SENTENCE <!--", "6 SENTENCE # no -->", "8 SENTENCE > # no",
        "9 SENTENCE > text");
  }

  @Test
  void codeIsCodeInFencesListsAndWhenIndented() {
    assertThat(units("- ```sh\n  a\n    b\n  ```\n\n~~~\n```\n# c\n~~~\n\n    d\n\n    | e |\n")).containsExactly(
        "0 FENCE ```sh", "1 CODE a", "2 CODE   b", "3 FENCE ```", "5 FENCE ~~~", "6 CODE ```", "7 CODE # c",
        "8 FENCE ~~~", "10 CODE d", "12 CODE | e |");
  }

  @Test
  void aLayoutIsReadAsMarkdown() {
    assertThat(units("````md\n# Report\n\n| a |\n|---|\n| b |\n\n- **c**: d\n\n```\n# e\n```\n````\n")).containsExactly(
        "0 FENCE ````md", "1 INNER_HEADING # Report", "3 HEAD | a |", "4 DIVIDER |---|", "5 ROW | b |",
        "7 ITEM - **c**: d", "9 FENCE ```", "10 CODE # e", "11 FENCE ```", "12 FENCE ````");
  }

  @Test
  void blocksEndSentences() {
    assertThat(units("one\ntwo\n> three\n\n* * *\nfour\n***\nfive. Six.\n- seven\neight\n2. nine\n")).containsExactly(
        "0 SENTENCE one two", "2 SENTENCE > three", "4 SENTENCE * * *", "5 SENTENCE four", "6 SENTENCE ***",
        "7 SENTENCE five.", "7 SENTENCE Six.", "8 ITEM - seven eight", "10 ITEM 2. nine");
  }

  @Test
  void sentencesOfAParagraphHaveTheLinesThatTheyBeginOn() {
    assertThat(units("One two.\nThree\nfour. Five\nsix.\n- Seven. Eight\n  nine. Ten.\n")).containsExactly(
        "0 SENTENCE One two.", "1 SENTENCE Three four.", "2 SENTENCE Five six.", "4 ITEM - Seven.",
        "4 SENTENCE Eight nine.", "5 SENTENCE Ten.");
  }

  /** Sections that an outline declares may be joined by anything, or hold what the text has elsewhere. */
  @Test
  void sectionsShareLinesAndBlocks() {
    List<PromptSection> sections = List.of(
        section("a", "one "), section("b", "two\n```\nx\n"), section("c", "y\n```\n"), section("d", "elsewhere"));
    Map<PromptSection, List<Unit>> units =
        UnitReader.read(new PromptText("p", "one two\n```\nx\ny\n```\n", sections, true, 0));
    List<String> shown = new ArrayList<>();
    sections.forEach(section -> units.get(section).forEach(unit -> shown.add(section.id() + " " + shown(unit))));
    assertThat(shown).containsExactly("a 0 SENTENCE one", "b 0 SENTENCE two", "b 1 FENCE ```", "b 2 CODE x",
        "c 0 CODE y", "c 1 FENCE ```", "d 0 SENTENCE elsewhere");
  }

  @Test
  void anyTextIsReadTheSameWayWhateverItsSections() {
    for (int seed = 0; seed < 3000; seed++) {
      String text = new HostileMarkdown(seed).text(20);
      PromptText whole = new PromptText("p", text, List.of(section("all", text)), true, 0);
      List<String> words = words(UnitReader.read(whole).values());
      PromptText cut = PromptText.undeclared("p", "p.md", text);
      assertThat(words(UnitReader.read(cut).values())).as("seed %d: %s", seed, text)
          .containsExactlyInAnyOrderElementsOf(words);
    }
  }

  private static List<String> words(Iterable<List<Unit>> units) {
    List<String> words = new ArrayList<>();
    units.forEach(list -> list.forEach(unit -> words.add(unit.context() + unit.raw())));
    return words;
  }

  private static List<String> units(String text) {
    PromptText prompt = PromptText.undeclared("p", "p.md", text);
    Map<PromptSection, List<Unit>> units = UnitReader.read(prompt);
    return prompt.sections().stream().flatMap(section -> units.getOrDefault(section, List.of()).stream())
        .map(UnitReaderTest::shown).toList();
  }

  private static String shown(Unit unit) {
    return unit.line() + " " + unit.kind() + " " + unit.raw();
  }

  private static PromptSection section(String id, String text) {
    return new PromptSection(id, Optional.empty(), "", 0, text, List.of(), new Place("p.md", 1));
  }
}
