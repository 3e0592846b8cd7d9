package io.mcpspec.spec.prompt;

import static io.mcpspec.fixture.PromptBuilder.prompt;
import static io.mcpspec.fixture.SectionBuilder.section;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.fixture.CatalogBuilder;
import io.mcpspec.fixture.SectionBuilder;
import io.mcpspec.spec.model.Fact;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FactsByHandTest {

  private static List<Diagnostic> findings(SectionBuilder... sections) {
    CatalogBuilder catalog = CatalogBuilder.withReleases()
        .fact("size", "KB", null, "400")
        .fact("share", "%", null, "50", "3", "60")
        .fact("month", "seconds", null, "2592000")
        .fact("price", "USD", null, "0.625")
        .fact("items", "items", null, "25")
        .fact("delay", null, null, "a few days")
        .fact("file", Fact.Kind.FILE, "report.md");
    return PromptCompilation.of(catalog, prompt("p").outline(sections)).findings();
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "at most 400KB", "400 KB each", "(60%)", "30-60%", "2592000 of them", "2,592,000.", "costs 0.625", "`report.md`",
    "a\n\n```\nreport.md\n```", "\\@{fact.size} is 400KB", "@{fact.size} is 400KB",
  })
  void findsValuesThatMeanOneThing(String text) {
    assertThat(findings(section("x").says(null, text))).extracting(Diagnostic::code).containsExactly(Code.FACT_BY_HAND);
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "@{fact.size} @{fact.file}", "25 items", "a few days", "1400KB", "400KBit", "400", "60", "50%", "1.60%", "60.5%",
    "12592000", "2,592,000,000", "10.625", "0.6251", "my-report.md", "report.mdx", "3,400KB",
  })
  void leavesAloneWhatMayMeanAnything(String text) {
    assertThat(findings(section("x").says(null, text))).isEmpty();
  }

  @Test
  void looksAtHeadingsAndOnlyAtTextsThatCanChange() {
    assertThat(findings(section("x").says("# 400KB", "60%"), section("y").says(null, "400KB").revised("3", null, "?")))
        .extracting(Diagnostic::message).containsExactlyInAnyOrder(
            "`400KB` is the value of `size`, written by hand in section `x`",
            "`60%` is the value of `share`, written by hand in section `x`");
  }

  @Test
  void pointsAtTheValueAndSaysWhatToWrite() {
    assertThat(findings(section("x").says(null, "a\n@{fact.size} 400KB"))).singleElement().satisfies(found -> {
      assertThat(found.span()).hasToString("x.md:2:14");
      assertThat(found.helps()).singleElement().asString().startsWith("write `@{fact.size}`, or say why not");
    });
  }

  @Test
  void acceptsWhatASectionSaysIsOnPurpose() {
    assertThat(findings(section("x").literal("size").says(null, "400KB, 400 KB"))).isEmpty();
    assertThat(findings(section("x").literal("size").says(null, "400KB, 60%"))).hasSize(1);
    assertThat(findings(section("x").raw().says(null, "400KB"))).isEmpty();
  }

  @Test
  void reportsALiteralThatIsNotThere() {
    assertThat(findings(section("x").literal("size").says(null, "small"))).singleElement().satisfies(found -> {
      assertThat(found.code()).isEqualTo(Code.NO_EFFECT);
      assertThat(found.message()).isEqualTo("the value of `size` is nowhere written by hand in this section");
    });
  }
}
