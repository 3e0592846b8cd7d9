package io.mcpspec.spec.prompt;

import static io.mcpspec.fixture.SectionBuilder.section;
import static io.mcpspec.spec.prompt.PromptCompilation.ofOutline;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.fixture.SectionBuilder;
import io.mcpspec.spec.prompt.CompiledPrompt.CompiledSection;
import org.junit.jupiter.api.Test;

class OutlineFenceTest {

  private static SectionBuilder layout() {
    return section("layout").fence("markdown").says("# Layout", null)
        .child(section("field").says("## Field", "[fill]"));
  }

  private static CompiledSection compiled(String id, PromptCompilation compiled) {
    return compiled.at("1").sections().stream().filter(found -> found.id().equals(id)).findFirst().orElseThrow();
  }

  @Test
  void standsAroundTheEntryAndAllBelowIt() {
    PromptCompilation compiled = ofOutline(section("x").says(null, "x"), layout(), section("z").says(null, "z"));

    assertThat(compiled.text("1")).isEqualTo("x\n\n```markdown\n# Layout\n\n## Field\n\n[fill]\n```\n\nz");
  }

  @Test
  void belongsToTheSectionButNotToWhatIsInside() {
    CompiledSection layout = compiled("layout", ofOutline(layout()));

    assertThat(Segment.source(layout.text())).isEqualTo("```markdown\n# Layout\n\n## Field\n\n[fill]\n```");
    assertThat(Segment.source(layout.fenced().orElseThrow())).isEqualTo("# Layout\n\n## Field\n\n[fill]");
    assertThat(Segment.source(layout.own())).isEqualTo("# Layout");
  }

  @Test
  void needsNoTextOfItsOwn() {
    PromptCompilation compiled = ofOutline(
        section("x").says(null, "x"),
        section("group").fence("").child(section("a").when("a").says(null, "a")).child(section("b").says(null, "b")));

    assertThat(compiled.filled("1")).isEqualTo("x\n\n```\nb\n```");
    assertThat(compiled.filled("1", "a")).isEqualTo("x\n\n```\na\n\nb\n```");
  }

  @Test
  void isLeftOutWhereNothingStandsInIt() {
    PromptCompilation compiled = ofOutline(
        section("x").says(null, "x"),
        section("group").fence("text").child(section("y").says(null, "y").removed("2")));

    assertThat(compiled.text("1")).isEqualTo("x\n\n```text\ny\n```");
    assertThat(compiled.text("2")).isEqualTo("x");
  }

  @Test
  void dependsOnAnArgumentAsAWhole() {
    PromptCompilation compiled = ofOutline(section("x").says(null, "x"), layout().when("a"));

    assertThat(compiled.filled("1")).isEqualTo("x");
    assertThat(compiled.filled("1", "a")).endsWith("x\n\n```markdown\n# Layout\n\n## Field\n\n[fill]\n```");
  }

  @Test
  void isLongerThanEveryFenceInside() {
    PromptCompilation compiled = ofOutline(
        section("outer").fence("markdown").says(null, "````\ncode\n````").child(layout()),
        section("z").says(null, "z"));

    assertThat(compiled.text("1")).startsWith("`````markdown\n````\ncode\n````\n\n```markdown\n# Layout")
        .endsWith("[fill]\n```\n`````\n\nz");
  }

  @Test
  void addsNoLineBehindARawFilesOwnEnd() {
    assertThat(ofOutline(section("x").raw().fence("json").says(null, "{}\n")).text("1")).isEqualTo("```json\n{}\n```");
  }
}
