package io.mcpspec.spec.prompt;

import static io.mcpspec.fixture.SectionBuilder.section;
import static io.mcpspec.spec.prompt.PromptCompilation.ofOutline;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.spec.prompt.CompiledPrompt.CompiledSection;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OutlineTextTest {

  @Test
  void joinsEntriesHeadingsAndChildren() {
    PromptCompilation compiled = ofOutline(
        section("x").says("# X", "x").child(section("y").says("## Y", "y")), section("z").says("# Z", null));

    assertThat(compiled.text("1")).isEqualTo("# X\n\nx\n\n## Y\n\ny\n\n# Z");
  }

  @Test
  void replacesTheJoinByBeforeAndAfterHeading() {
    PromptCompilation compiled = ofOutline(
        section("x").says("# X", "x").afterHeading("\n"), section("y").says(null, "y").before("\n\n---\n\n"));

    assertThat(compiled.text("1")).isEqualTo("# X\nx\n\n---\n\ny");
  }

  @Test
  void aRevisionMayChangeWhatStandsBetween() {
    PromptCompilation compiled = ofOutline(
        section("x").says("# X", "x").spaced("2", null, "\n"),
        section("y").says(null, "y").before("\n").spaced("2", "\n---\n", null));

    assertThat(compiled.text("1")).isEqualTo("# X\n\nx\ny");
    assertThat(compiled.text("2")).isEqualTo("# X\nx\n---\ny");
  }

  @Test
  void hasNoJoinAtTheStart() {
    PromptCompilation compiled =
        ofOutline(section("x").says(null, "x").removed("2"), section("y").says(null, "y").before("\n---\n"));

    assertThat(compiled.text("1")).isEqualTo("x\n---\ny");
    assertThat(compiled.text("2")).isEqualTo("y");
  }

  @Test
  void givesTheJoinOfAGroupToItsFirstChild() {
    PromptCompilation compiled = ofOutline(
        section("x").says(null, "x"),
        section("group").before("\n***\n")
            .child(section("y").says(null, "y"))
            .child(section("z").says(null, "z")));

    assertThat(compiled.text("1")).isEqualTo("x\n***\ny\n\nz");
  }

  @Test
  void startsWithTheFirstChildOfAGroup() {
    PromptCompilation compiled = ofOutline(
        section("empty"), section("group").child(section("y").says(null, "y")), section("z").says(null, "z"));

    assertThat(compiled.text("1")).isEqualTo("y\n\nz");
  }

  @Test
  void leavesAConditionalEntryOutWithItsJoin() {
    PromptCompilation compiled = ofOutline(
        section("x").says(null, "x"),
        section("y").when("a").says("# Y", "for @{arg.a}").child(section("c").says(null, "c")),
        section("z").says(null, "z"));

    assertThat(compiled.filled("1")).isEqualTo("x\n\nz");
    assertThat(compiled.filled("1", "a")).isEqualTo("x\n\n# Y\n\nfor a\n\nc\n\nz");
  }

  @Test
  void joinsALeadingConditionalEntryToTheNext() {
    PromptCompilation compiled = ofOutline(
        section("x").when("a").says(null, "x"), section("y").says(null, "y").before("\n---\n"));

    assertThat(compiled.filled("1")).isEqualTo("y");
    assertThat(compiled.filled("1", "a")).isEqualTo("x\n---\ny");
  }

  @Test
  void joinsSeveralLeadingConditionalEntries() {
    PromptCompilation compiled = ofOutline(
        section("x").when("a").says(null, "x"), section("y").when("b").says(null, "y"), section("z").says(null, "z"));

    assertThat(compiled.filled("1")).isEqualTo("z");
    assertThat(compiled.filled("1", "a")).isEqualTo("x\n\nz");
    assertThat(compiled.filled("1", "b")).isEqualTo("y\n\nz");
    assertThat(compiled.filled("1", "a", "b")).isEqualTo("x\n\ny\n\nz");
  }

  @Test
  void endsWithAConditionalEntryWithoutAJoin() {
    assertThat(ofOutline(section("x").when("a").says(null, "x")).filled("1", "a")).isEqualTo("x");
  }

  @Test
  void nestsConditions() {
    PromptCompilation compiled = ofOutline(
        section("x").says(null, "x"),
        section("y").when("a").says(null, "y").child(section("c").when("b").says(null, "c")));

    assertThat(compiled.filled("1", "b")).isEqualTo("x");
    assertThat(compiled.filled("1", "a")).isEqualTo("x\n\ny");
    assertThat(compiled.filled("1", "a", "b")).isEqualTo("x\n\ny\n\nc");
  }

  @Test
  void takesRawTextAsItIs() {
    String raw = "\uFEFF@{fact.none} \\@{x}\r\n@{";

    PromptCompilation compiled = ofOutline(section("x").raw().says("# @{release}", raw));

    assertThat(compiled.text("1")).isEqualTo("# 1\n\n" + raw);
    assertThat(compiled.findings()).isEmpty();
  }

  @Test
  void hasEachSectionWithWhatLiesBelowIt() {
    PromptCompilation compiled = ofOutline(
        section("x").says("## X @{release}", "x").child(section("y").says(null, "@{arg.a}!")),
        section("z").says("# Z", null));

    List<Segment> y = List.of(new Segment.Argument("a"), new Segment.Literal("!"));
    List<Segment> z = List.of(new Segment.Literal("# Z"));
    assertThat(compiled.at("2").sections()).containsExactly(
        new CompiledSection("x", "## X 2", 1, List.of(new Segment.Literal("## X 2\n\nx")),
            List.of(new Segment.Literal("## X 2\n\nx\n\n"), new Segment.Argument("a"), new Segment.Literal("!")),
            Optional.empty()),
        new CompiledSection("y", "", 2, y, y, Optional.empty()),
        new CompiledSection("z", "# Z", 1, z, z, Optional.empty()));
  }

  @Test
  void neverScansAnArgumentsValue() {
    PromptCompilation compiled = ofOutline(section("x").says(null, "a\\@{arg.b}@{arg.a}@{arg.b}c"));

    CompiledPrompt.Text text = (CompiledPrompt.Text) compiled.at("1").messages().get(0).content();
    assertThat(text.segments()).containsExactly(new Segment.Literal("a@{arg.b}"), new Segment.Argument("a"),
        new Segment.Argument("b"), new Segment.Literal("c"));
  }
}
