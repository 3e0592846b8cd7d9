package io.mcpspec.spec.prompt;

import static io.mcpspec.fixture.PromptBuilder.prompt;
import static io.mcpspec.fixture.SectionBuilder.section;
import static io.mcpspec.spec.prompt.PromptCompilation.ofOutline;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.fixture.CatalogBuilder;
import org.junit.jupiter.api.Test;

class OutlineByReleaseTest {

  @Test
  void beginsAnEntryAtItsRelease() {
    PromptCompilation compiled = ofOutline(section("x").says(null, "X"), section("y").since("2").says(null, "Y"));

    assertThat(compiled.text("1")).isEqualTo("X");
    assertThat(compiled.text("2")).isEqualTo("X\n\nY");
    assertThat(compiled.text("3")).isEqualTo("X\n\nY");
  }

  @Test
  void beginsAnEntryAtItsFirstRevision() {
    PromptCompilation compiled = ofOutline(section("x").says(null, "X"), section("y").revised("2", null, "Y"));

    assertThat(compiled.text("1")).isEqualTo("X");
    assertThat(compiled.text("2")).isEqualTo("X\n\nY");
  }

  @Test
  void revisesTextAlone() {
    PromptCompilation compiled = ofOutline(section("x").says("# H", "old").revised("2", null, "new"));

    assertThat(compiled.text("1")).isEqualTo("# H\n\nold");
    assertThat(compiled.text("3")).isEqualTo("# H\n\nnew");
  }

  @Test
  void revisesAHeadingAlone() {
    PromptCompilation compiled = ofOutline(section("x").says("# H", "text").revised("3", "# New", null));

    assertThat(compiled.text("2")).isEqualTo("# H\n\ntext");
    assertThat(compiled.text("3")).isEqualTo("# New\n\ntext");
  }

  @Test
  void removesAnEntryWithItsChildren() {
    PromptCompilation compiled = ofOutline(
        section("x").says(null, "X").removed("2").child(section("y").says(null, "Y")), section("z").says(null, "Z"));

    assertThat(compiled.text("1")).isEqualTo("X\n\nY\n\nZ");
    assertThat(compiled.text("2")).isEqualTo("Z");
    assertThat(compiled.text("3")).isEqualTo("Z");
    assertThat(compiled.at("2").sections()).extracting(CompiledPrompt.CompiledSection::id).containsExactly("z");
  }

  @Test
  void bringsARemovedEntryBackWithItsNewText() {
    PromptCompilation compiled =
        ofOutline(section("x").says("# H", "X").removed("2").revised("3", null, "again"), section("z").says(null, "Z"));

    assertThat(compiled.text("2")).isEqualTo("Z");
    assertThat(compiled.text("3")).isEqualTo("# H\n\nagain\n\nZ");
  }

  @Test
  void movesAnEntryBehindAnother() {
    PromptCompilation compiled = ofOutline(
        section("x").says(null, "X").movedAfter("2", "y"),
        section("y").says(null, "Y").child(section("c").says(null, "C")),
        section("z").says(null, "Z"));

    assertThat(compiled.text("1")).isEqualTo("X\n\nY\n\nC\n\nZ");
    assertThat(compiled.text("2")).isEqualTo("Y\n\nC\n\nX\n\nZ");
  }

  @Test
  void movesAnEntryUnderAnotherAsItsLastChild() {
    PromptCompilation compiled = ofOutline(
        section("x").says(null, "X").movedUnder("2", "y"),
        section("y").says(null, "Y").child(section("c").says(null, "C")),
        section("z").says(null, "Z"));

    assertThat(compiled.text("2")).isEqualTo("Y\n\nC\n\nX\n\nZ");
  }

  @Test
  void movesAnEntryWithItsChildren() {
    PromptCompilation compiled = ofOutline(
        section("x").says(null, "X").child(section("c").says(null, "C")).movedAfter("2", "y"),
        section("y").says(null, "Y"));

    assertThat(compiled.text("2")).isEqualTo("Y\n\nX\n\nC");
  }

  @Test
  void movesInTheOrderOfReleasesThenOfTheOutline() {
    PromptCompilation compiled = ofOutline(
        section("x").says(null, "X").movedAfter("3", "z"),
        section("y").says(null, "Y").movedAfter("2", "z"),
        section("z").says(null, "Z"));

    assertThat(compiled.text("2")).isEqualTo("X\n\nZ\n\nY");
    assertThat(compiled.text("3")).isEqualTo("Z\n\nX\n\nY");
  }

  @Test
  void leavesAnEntryWhereItWasWhenTheTargetIsAbsent() {
    PromptCompilation compiled = ofOutline(
        section("x").says(null, "X").movedAfter("2", "late"),
        section("y").says(null, "Y").movedUnder("2", "gone"),
        section("q").says(null, "Q").movedUnder("2", "nowhere"),
        section("gone").says(null, "G").removed("2"),
        section("late").since("3").says(null, "L"));

    assertThat(compiled.text("2")).isEqualTo("X\n\nY\n\nQ");
    assertThat(compiled.text("3")).isEqualTo("X\n\nY\n\nQ\n\nL");
  }

  @Test
  void doesNotMoveAnEntryIntoItself() {
    PromptCompilation compiled = ofOutline(
        section("x").says(null, "X").movedUnder("2", "c").child(section("c").says(null, "C")),
        section("y").says(null, "Y").movedAfter("2", "y"));

    assertThat(compiled.text("2")).isEqualTo("X\n\nC\n\nY");
  }

  @Test
  void keepsWhatWasMovedOutOfARemovedEntry() {
    PromptCompilation compiled = ofOutline(
        section("x").says(null, "X").removed("2").child(section("c").says(null, "C").movedAfter("2", "y")),
        section("y").says(null, "Y"));

    assertThat(compiled.text("1")).isEqualTo("X\n\nC\n\nY");
    assertThat(compiled.text("2")).isEqualTo("Y\n\nC");
  }

  @Test
  void keepsThePlaceBehindATargetThatEndsLater() {
    PromptCompilation compiled = ofOutline(
        section("x").says(null, "X").movedAfter("2", "y"),
        section("w").says(null, "W"),
        section("y").says(null, "Y").removed("3"),
        section("z").says(null, "Z"));

    assertThat(compiled.text("2")).isEqualTo("W\n\nY\n\nX\n\nZ");
    assertThat(compiled.text("3")).isEqualTo("W\n\nX\n\nZ");
  }

  @Test
  void endsWithTheTargetItWasMovedUnder() {
    PromptCompilation compiled = ofOutline(
        section("x").says(null, "X").movedUnder("2", "y"),
        section("y").says(null, "Y").removed("3"),
        section("z").says(null, "Z"));

    assertThat(compiled.text("3")).isEqualTo("Z");
  }

  @Test
  void compilesAPromptFromItsFirstReleaseOn() {
    PromptCompilation compiled = PromptCompilation.of(
        CatalogBuilder.withReleases(), prompt("p").since("2").outline(section("x").says(null, "X")));

    assertThat(compiled.texts()).extracting(CompiledPrompt::release).containsExactly("2", "3");
  }

  @Test
  void compilesOnceWithoutReleases() {
    PromptCompilation compiled = PromptCompilation.of(
        CatalogBuilder.catalog(), prompt("p").outline(section("x").says(null, "at @{release}")));

    assertThat(compiled.texts()).extracting(CompiledPrompt::release).containsExactly("current");
    assertThat(compiled.text("current")).isEqualTo("at current");
  }
}
