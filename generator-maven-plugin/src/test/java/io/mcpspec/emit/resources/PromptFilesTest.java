package io.mcpspec.emit.resources;

import static io.mcpspec.fixture.Nodes.json;
import static io.mcpspec.fixture.PromptBuilder.prompt;
import static io.mcpspec.fixture.SectionBuilder.section;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.fixture.CatalogBuilder;
import io.mcpspec.spec.model.Resource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is written beside a prompt's text: index, token counts, source map; and sections that are resources. */
class PromptFilesTest {

  private static final String INDEX = """
      # Title of p: parts

      Each line: id of a section, its heading, and the tokens of the section with all below it.
      Token counts are cl100k estimates.

      ## 1 (released)

      - Whole text, 14 tokens: prompt://p/1
      - One section: prompt://p/1/ID

      - `x` X: 6
      - `layout` Layout: 7

      ## 3 (draft)

      - Whole text, 17 tokens: prompt://p/3
      - One section: prompt://p/3/ID

      - `x` X: 9
        - `y`: 2
      - `layout` Layout: 7
      """;

  private static EmittedFiles files() {
    return EmittedFiles.of(CatalogBuilder.catalog().released("1").draft("3").fact("size", "KB", null, "400")
        .resource("layout", "x://layout", new Resource.PromptSection("p", "layout"), Map.of())
        .prompt(prompt("p").deliver("p", null, "prompt://p/{release}").outline(
            section("x").says("# X", "one two three").child(section("y").since("3").says(null, "@{fact.size}")),
            section("layout").fence("markdown").says("# Layout", null))));
  }

  @Test
  void indexesReleasesAndSections() {
    assertThat(files().text("run/resources/p_index")).isEqualTo(INDEX);
  }

  @Test
  void listsTheIndexAndServesItFromItsFile() {
    assertThat(files().text("run/resources.jsonl")).contains(
        "{\"uri\":\"prompt://p\",\"name\":\"p_index\",\"title\":\"Title of p, releases and sections\"");
    assertThat(files().json("run/server.json").get("resources")).contains(json(
        "[{'uri':'x://layout','mimeType':'text/plain','prompt':'p','section':'layout'},"
            + "{'uri':'prompt://p','mimeType':'text/markdown','file':'resources/p_index','blob':false}]"));
  }

  @Test
  void keepsTheInsideOfAFenceApart() {
    List<Node> sections = items(files().json("run/prompts/p/1.json"), "sections");

    assertThat(sections.get(1)).isEqualTo(json("{'id':'layout','heading':'# Layout',"
        + "'text':['```markdown\\n# Layout\\n```'],'fenced':['# Layout']}"));
  }

  @Test
  void countsTokensBySectionAndInTotal() {
    Mapping tokens = files().json("prompts/p/3.tokens.json");

    assertThat(tokens.get("note").orElseThrow().toString()).contains("Estimates");
    assertThat(tokens.get("total")).contains(json("{'cl100k':17,'o200k':17}"));
    assertThat(items(tokens, "sections").subList(0, 2)).containsExactly(
        json("{'id':'x','heading':'# X','depth':1,'own':{'cl100k':6,'o200k':6},"
            + "'withChildren':{'cl100k':9,'o200k':9}}"),
        json("{'id':'y','heading':'','depth':2,'own':{'cl100k':2,'o200k':2},"
            + "'withChildren':{'cl100k':2,'o200k':2}}"));
  }

  @Test
  void mapsBytesToSources() {
    Mapping map = files().json("prompts/p/3.map.json");

    assertThat(map.get("text")).contains(json("'3.md'"));
    assertThat(items(map, "ranges").get(4)).isEqualTo(json("{'from':20,'to':25,'section':'y','part':'text',"
        + "'revision':'3','file':'y.md','line':1,'facts':['size']}"));
  }

  private static List<Node> items(Mapping json, String list) {
    return ((Sequence) json.get(list).orElseThrow()).items();
  }
}
