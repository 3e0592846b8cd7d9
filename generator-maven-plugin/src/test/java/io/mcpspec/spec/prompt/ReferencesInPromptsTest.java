package io.mcpspec.spec.prompt;

import static io.mcpspec.fixture.PromptBuilder.prompt;
import static io.mcpspec.fixture.SectionBuilder.section;
import static io.mcpspec.fixture.ToolBuilder.tool;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.fixture.CatalogBuilder;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.fixture.SectionBuilder;
import io.mcpspec.spec.model.PromptBody;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReferencesInPromptsTest {

  private static CatalogBuilder spec() {
    return CatalogBuilder.withReleases()
        .fact("size-limit", "KB", null, "400")
        .fact("price", "USD per unit", "2", "0.6", "3", "0.7")
        .type("table", "{'type':'object','properties':{'table_name':{}}}")
        .type("loop", "{'$ref':'type:loop'}")
        .tool(tool("get_item").input("{'properties':{'key':{}, 'limit':{}}}"))
        .tool(tool("scan").input("{'$ref':'type:table'}"))
        .tool(tool("odd").input("{'$ref':'type:loop'}"))
        .tool(tool("a.b"));
  }

  private static PromptCompilation compiled(SectionBuilder... sections) {
    return PromptCompilation.of(spec(),
        prompt("p").deliver("p", "advise", null).argument("domain", false).outline(sections));
  }

  private static PromptCompilation text(String text) {
    return compiled(section("x").says(null, text), section("y").says("## Heading", null));
  }

  @ParameterizedTest
  @CsvSource({
    "@{fact.size-limit}, 400KB",
    "@{tool.get_item}, get_item",
    "@{tool.get_item.limit}, limit",
    "@{tool.scan.table_name}, table_name",
    "@{tool.advise}, advise",
    "@{tool.advise.section}, section",
    "@{tool.advise.domain}, domain",
    "@{tool.a.b}, a.b",
    "@{section.y}, Heading",
    "@{release}, 3",
    "@{arg.domain}, @{arg.domain}",
  })
  void resolves(String reference, String value) {
    PromptCompilation compiled = text("<" + reference + ">");

    assertThat(compiled.findings()).isEmpty();
    assertThat(compiled.text("3")).startsWith("<" + value + ">");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "## Two ##|Two", "'  # One  '|One", "#|''", "#tag|#tag", "Plain|Plain",
    "'One\r\n  of two  \nlines\n==='|One of two lines",
    "'# @{fact.size-limit} for @{arg.domain} #'|400KB for @{arg.domain}",
    "'Up to\n@{fact.size-limit}\n---'|Up to 400KB", "## @{arg.domain} ##|@{arg.domain}"
  })
  void aHeadingIsItsTitle(String heading, String title) {
    String written = heading.replace("\\r", "\r").replace("\\n", "\n");
    PromptCompilation compiled =
        compiled(section("x").says(null, "<@{section.y}>"), section("y").says(written, null));

    assertThat(compiled.findings()).isEmpty();
    assertThat(compiled.text("3")).startsWith("<" + title + ">");
  }

  @Test
  void takesAFactsValueAtTheRelease() {
    PromptCompilation compiled = text("@{fact.price}");

    assertThat(compiled.text("1")).startsWith("0.6\n");
    assertThat(compiled.text("2")).startsWith("0.6\n");
    assertThat(compiled.text("3")).startsWith("0.7\n");
  }

  @ParameterizedTest
  @CsvSource({
    "@{fact.size-limits}, unknown fact `size-limits`, did you mean `size-limit`?",
    "@{fact.other}, unknown fact `other`,",
    "@{tool.get_items}, unknown tool `get_items`, did you mean `get_item`?",
    "@{tool.get_items.key}, unknown tool `get_items`, did you mean `get_item`?",
    "@{tool.get_item.keys}, unknown parameter of `get_item` `keys`, did you mean `key`?",
    "@{tool.odd.x}, unknown parameter of `odd` `x`,",
    "@{section.nowhere}, unknown section `nowhere`,",
    "@{section.x}, section `x` has no heading in this release,",
    "@{arg.domian}, unknown argument `domian`, did you mean `domain`?",
    "@{facts.price}, unknown kind of reference `facts`, did you mean `fact`?",
  })
  void reportsAnUnknownNameOnce(String reference, String message, String help) {
    PromptCompilation compiled = text("é " + reference);

    assertThat(compiled.findings()).singleElement().satisfies(found -> {
      assertThat(found.code()).isEqualTo(Code.UNKNOWN_REFERENCE);
      assertThat(found.message()).isEqualTo(message + " in `" + reference + "`");
      assertThat(found.helps()).isEqualTo(help == null ? List.of() : List.of(help));
      assertThat(found.notes()).isEmpty();
      assertThat(found.span()).hasToString("x.md:1:3");
    });
  }

  @ParameterizedTest
  @CsvSource({"@{fact}, the name is missing", "@{tool}, the name is missing", "@{release.x}, `release` takes no name"})
  void reportsAReferenceThatSaysTooLittleOrTooMuch(String reference, String problem) {
    assertThat(text(reference).findings()).singleElement().satisfies(found -> {
      assertThat(found.code()).isEqualTo(Code.BAD_REFERENCE);
      assertThat(found.message()).isEqualTo(problem + " in `" + reference + "`");
    });
  }

  @Test
  void reportsAnUnclosedReferenceOnceForAllReleases() {
    assertThat(text("@{fact").findings()).extracting(Diagnostic::code).containsExactly(Code.BAD_REFERENCE);
  }

  @Test
  void namesTheReleasesWhereNotAllAreAtFault() {
    PromptCompilation compiled = compiled(
        section("x").says(null, "@{section.y}"), section("y").since("3").says("## Y", null));

    assertThat(compiled.findings()).singleElement().satisfies(found -> {
      assertThat(found.message()).isEqualTo("section `y` has no heading in this release in `@{section.y}`");
      assertThat(found.notes()).containsExactly("in release `1`, `2`");
    });
  }

  @Test
  void reportsTwoFaultsAtTwoPlaces() {
    assertThat(text("@{fact.a} @{fact.a}").findings()).hasSize(2);
  }

  @Test
  void resolvesReferencesInHeadings() {
    PromptCompilation compiled = compiled(
        section("x").says("## Up to @{fact.size-limit} for @{arg.domain}", null),
        section("y").says(null, "see @{section.x}"));

    assertThat(compiled.findings()).isEmpty();
    assertThat(compiled.text("1")).isEqualTo(
        "## Up to 400KB for @{arg.domain}\n\nsee Up to 400KB for @{arg.domain}");
  }

  @Test
  void refusesAHeadingThatRefersToAHeading() {
    PromptCompilation compiled =
        compiled(section("x").says("## @{section.y}", null), section("y").says("## Y @{fact.none}", null));

    assertThat(compiled.findings()).extracting(Diagnostic::message).containsExactly(
        "a heading cannot refer to the heading of `y` in `@{section.y}`", "unknown fact `none` in `@{fact.none}`");
  }

  @Test
  void resolvesWrittenMessages() {
    PromptBody.Block image =
        new PromptBody.Block(Nodes.object("{'type':'image','data':'AA==','mimeType':'image/png'}"));
    PromptBody.Messages messages = new PromptBody.Messages(List.of(
        new PromptBody.Message("user", new PromptBody.TextContent(Nodes.text("At @{release}: @{fact.size-limit}"))),
        new PromptBody.Message("assistant", image),
        new PromptBody.Message("assistant", new PromptBody.TextContent(Nodes.text("@{arg.domain}")))));

    PromptCompilation compiled = PromptCompilation.of(spec(), prompt("p").argument("domain", true).body(messages));

    assertThat(compiled.text("2")).isEqualTo("At 2: 400KB\n\n@{arg.domain}");
    assertThat(compiled.at("2").messages()).extracting(CompiledPrompt.Message::role)
        .containsExactly("user", "assistant", "assistant");
    assertThat(compiled.at("2").messages().get(1).content()).isEqualTo(new CompiledPrompt.Block(image.block()));
    assertThat(compiled.at("2").sections()).isEmpty();
  }

  @Test
  void compilesNoTextForAHandler() {
    assertThat(PromptCompilation.of(spec(), prompt("p").body(new PromptBody.Handler())).texts()).isEmpty();
  }
}
