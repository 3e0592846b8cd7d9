package io.mcpspec.spec.prompt;

import static io.mcpspec.fixture.PromptBuilder.prompt;
import static io.mcpspec.fixture.SectionBuilder.section;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.fixture.CatalogBuilder;
import io.mcpspec.fixture.PromptBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChecksOfTextsTest {

  private static PromptBuilder rules() {
    return prompt("p").outline(
        section("x").says("# X", "Never plan a scan").revised("3", null, "Scans are fine"),
        section("y").says(null, "It costs 5 USD"));
  }

  private static List<Diagnostic> findings(CatalogBuilder catalog, PromptBuilder prompt) {
    return PromptCompilation.of(catalog.fact("size", "KB", null, "400"), prompt).findings();
  }

  @Test
  void findsAClaimAcrossLinesWithFactsFilledIn() {
    PromptBuilder prompt = prompt("p").outline(section("x").says(null, "Never plan a\n   scan of @{fact.size}"));

    assertThat(findings(CatalogBuilder.catalog(), prompt.must("Never plan a scan of 400KB", "x"))).isEmpty();
  }

  @Test
  void reportsATruthThatIsNoLongerSaid() {
    assertThat(findings(CatalogBuilder.withReleases(), rules().must("(?i)never .{0,20}scan", "x")))
        .singleElement().satisfies(found -> {
          assertThat(found.code()).isEqualTo(Code.BROKEN_CLAIM);
          assertThat(found.message())
              .isEqualTo("claim `claim-0`: section `x` of prompt `p` 3 lacks `(?i)never .{0,20}scan`");
          assertThat(found.notes()).containsExactly("the reason");
        });
  }

  @Test
  void reportsWhatMustNotBeSaid() {
    assertThat(findings(CatalogBuilder.withReleases(), rules().mustNot("\\bUSD\\b").mustNot("USD", "x")))
        .extracting(Diagnostic::message).containsExactly("claim `claim-0`: prompt `p` 3 has `\\bUSD\\b`");
  }

  @Test
  void missesATruthWhoseSectionIsGone() {
    PromptBuilder prompt = prompt("p").outline(section("x").says(null, "kept").removed("2")).must("kept", "x");

    assertThat(findings(CatalogBuilder.withReleases(), prompt)).extracting(Diagnostic::code)
        .containsExactly(Code.BROKEN_CLAIM);
  }

  @Test
  void looksAtDraftsAndElseAtTheNewestText() {
    PromptBuilder prompt = prompt("p").must("new")
        .outline(section("x").says(null, "old").revised("2", null, "new"));
    CatalogBuilder twoDrafts = CatalogBuilder.catalog().released("1").draft("2").draft("3");
    CatalogBuilder released = CatalogBuilder.catalog().released("1").released("2");

    assertThat(findings(twoDrafts, prompt)).isEmpty();
    assertThat(findings(released, prompt)).isEmpty();
    assertThat(findings(CatalogBuilder.catalog().draft("1").draft("2"), prompt)).extracting(Diagnostic::message)
        .containsExactly("claim `claim-0`: prompt `p` 1 lacks `new`");
  }

  @Test
  void acceptsATextOfExactlyItsBudget() {
    PromptBuilder prompt = prompt("p").outline(section("x").says(null, "one two three"));

    assertThat(Tokens.cl100k("one two three")).isEqualTo(3);
    assertThat(findings(CatalogBuilder.catalog(), prompt.budget(3))).isEmpty();
  }

  @Test
  void reportsATextOverItsBudget() {
    PromptBuilder prompt = prompt("p").outline(section("x").says(null, "one two three")).budget(2);

    assertThat(findings(CatalogBuilder.withReleases(), prompt)).singleElement().satisfies(found -> {
      assertThat(found.code()).isEqualTo(Code.OVER_BUDGET);
      assertThat(found.message()).isEqualTo("prompt `p` 3 has 3 tokens, its budget is 2");
      assertThat(found.helps()).containsExactly("shorten the text, or raise `budget.tokens`");
    });
  }
}
