package io.mcpspec.spec.prompt;

import static io.mcpspec.fixture.SectionBuilder.section;
import static io.mcpspec.spec.prompt.PromptCompilation.ofOutline;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.spec.prompt.CompiledPrompt.CompiledSection;
import org.junit.jupiter.api.Test;

class SectionPartsTest {

  private static String part(PromptCompilation compiled, String release, String id) {
    return compiled.at(release).sections().stream().filter(section -> section.id().equals(id)).findFirst()
        .map(CompiledSection::text).map(Segment::source).orElseThrow();
  }

  @Test
  void standsInTheTextAsItIs() {
    PromptCompilation compiled = ofOutline(
        section("x").says("# X", "x"),
        section("y").before("\n---\n").says("# Y", "y").afterHeading("\n")
            .child(section("y1").says("## Y1", "one").child(section("y2").says(null, "two")))
            .child(section("y3").before("\n***\n").says(null, "three")),
        section("z").says("# Z", "z"));

    assertThat(part(compiled, "1", "y")).isEqualTo("# Y\ny\n\n## Y1\n\none\n\ntwo\n***\nthree");
    assertThat(compiled.at("1").sections()).isNotEmpty()
        .allSatisfy(section -> assertThat(compiled.text("1")).contains(Segment.source(section.text())));
  }

  @Test
  void followsMovesAndRemovals() {
    PromptCompilation compiled = ofOutline(
        section("x").says("# X", "x").child(section("a").says(null, "a")),
        section("y").says("# Y", "y").child(section("b").says(null, "b").movedUnder("2", "x").removed("3")));

    assertThat(part(compiled, "1", "x")).isEqualTo("# X\n\nx\n\na");
    assertThat(part(compiled, "2", "x")).isEqualTo("# X\n\nx\n\na\n\nb");
    assertThat(part(compiled, "3", "x")).isEqualTo("# X\n\nx\n\na");
  }

  @Test
  void ofAGroupHasNoJoinInFront() {
    PromptCompilation compiled = ofOutline(
        section("x").says(null, "x"),
        section("group").child(section("a").when("a").says(null, "a")).child(section("b").says(null, "b")));

    assertThat(part(compiled, "1", "group")).isEqualTo("a\n\nb");
    assertThat(compiled.filled("1")).isEqualTo("x\n\nb");
  }
}
