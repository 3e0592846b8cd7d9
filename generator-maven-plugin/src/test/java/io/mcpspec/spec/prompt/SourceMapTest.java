package io.mcpspec.spec.prompt;

import static io.mcpspec.fixture.PromptBuilder.prompt;
import static io.mcpspec.fixture.SectionBuilder.section;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.fixture.CatalogBuilder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class SourceMapTest {

  private static PromptCompilation compiled() {
    CatalogBuilder catalog =
        CatalogBuilder.withReleases().fact("size", "KB", null, "400").fact("name", null, null, "é");
    return PromptCompilation.of(catalog, prompt("p").argument("a", false).outline(
        section("x").says("# X @{fact.name}", "one\ntwo @{fact.size} @{fact.name} @{fact.size}\n\\@{three}"),
        section("y").when("a").fence("md").since("2").says("# Y", "@{arg.a} @{section.x}").revised("3", "# Z", null)));
  }

  private static List<String> lines(CompiledPrompt prompt) {
    byte[] bytes = prompt.text().getBytes(StandardCharsets.UTF_8);
    return prompt.sources().ranges().stream().map(range -> {
      Origin origin = range.origin();
      String text = new String(bytes, range.from(), range.to() - range.from(), StandardCharsets.UTF_8);
      return text.replace("\n", "|") + " <- " + origin.section() + " " + origin.part().id() + " " + origin.revision()
          + " " + origin.file() + ":" + origin.line() + (range.facts().isEmpty() ? "" : " " + range.facts());
    }).toList();
  }

  @Test
  void saysOfEachLineWhereItWasWritten() {
    assertThat(lines(compiled().at("1"))).containsExactly(
        "# X é <- x heading 1 x.md:1 [name]",
        "|| <- x join 1 spec/test.yaml:1",
        "one| <- x text 1 x.md:1",
        "two 400KB é 400KB| <- x text 1 x.md:2 [size, name]",
        "@{three} <- x text 1 x.md:3");
  }

  @Test
  void knowsRevisionsFencesAndTheFactsOfHeadings() {
    assertThat(lines(compiled().at("3"))).endsWith(
        "|| <- y join 2 spec/test.yaml:1",
        "```md| <- y fence 2 spec/test.yaml:1",
        "# Z <- y heading 3 y.md:1",
        "|| <- y join 2 spec/test.yaml:1",
        "@{arg.a} X é <- y text 2 y.md:1 [name]",
        "|``` <- y fence 2 spec/test.yaml:1");
  }

  @Test
  void hasNoGaps() {
    for (CompiledPrompt text : compiled().texts()) {
      int to = 0;
      for (SourceMap.Range range : text.sources().ranges()) {
        assertThat(range.from()).isEqualTo(to);
        assertThat(range.to()).isGreaterThan(range.from());
        to = range.to();
      }
      assertThat(to).isEqualTo(text.text().getBytes(StandardCharsets.UTF_8).length);
    }
  }
}
