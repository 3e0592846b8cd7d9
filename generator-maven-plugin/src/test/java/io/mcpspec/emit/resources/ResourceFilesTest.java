package io.mcpspec.emit.resources;

import static io.mcpspec.fixture.Nodes.json;
import static io.mcpspec.fixture.PromptBuilder.prompt;
import static io.mcpspec.fixture.SectionBuilder.section;
import static io.mcpspec.fixture.ToolBuilder.tool;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.fixture.CatalogBuilder;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.fixture.PromptBuilder;
import io.mcpspec.fixture.ServerBuilder;
import io.mcpspec.spec.model.PromptBody;
import io.mcpspec.spec.model.Resource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ResourceFilesTest {

  private static CatalogBuilder spec() {
    PromptBuilder advice = prompt("advice").deliver("advise", "advice_tool", null).argument("domain", false).outline(
        section("x").says("# At @{release}", "é <b> & \"q\""),
        section("y").when("domain").says(null, "for @{arg.domain}"));
    return CatalogBuilder.withReleases()
        .server(new ServerBuilder().group("extra", false).digests())
        .tool(tool("b").group("extra")).tool(tool("a"))
        .prompt(advice)
        .prompt(prompt("needs").argument("n", true).outline(section("x").says(null, "@{arg.n}")));
  }

  @Test
  void writesNullForListsThatAreNotServed() {
    assertThat(EmittedFiles.of(CatalogBuilder.catalog()).text("surface.json")).isEqualTo("""
        {
          "initialize": {
            "protocolVersion": "2025-11-25",
            "capabilities": {},
            "serverInfo": {
              "name": "test-server",
              "version": "0"
            }
          },
          "tools": null,
          "prompts": null,
          "promptMessages": {},
          "resources": null,
          "resourceTemplates": null,
          "resourceContents": {}
        }
        """);
  }

  @Test
  void writesNoFileForListsThatAreNotServed() {
    assertThat(EmittedFiles.of(CatalogBuilder.catalog()).contents().keySet())
        .containsExactly("surface.json", "catalog.json", "run/server.json");
  }

  @Test
  void writesAnEmptyListThatIsServed() {
    EmittedFiles files = EmittedFiles.of(CatalogBuilder.catalog()
        .resource("r", "x://1", new Resource.Text("t"), Map.of()));

    assertThat(files.json("surface.json").get("resourceTemplates")).contains(json("[]"));
    assertThat(files.text("run/resourceTemplates.jsonl")).isEmpty();
    assertThat(files.text("run/resources.jsonl")).isEqualTo(
        "{\"uri\":\"x://1\",\"name\":\"r\",\"description\":\"About r\",\"mimeType\":\"text/plain\"}\n");
  }

  @Test
  void servesByDefaultWhatIsInNoGroupThatIsOff() {
    EmittedFiles files = EmittedFiles.of(spec());

    assertThat(files.json("surface.json").get("tools").orElseThrow().toString())
        .contains("advice_tool").doesNotContain("About b");
    assertThat(files.text("run/tools.jsonl").lines().map(line -> Nodes.object(line).get("name").orElseThrow()))
        .containsExactly(json("'a'"), json("'advice_tool'"), json("'b'"));
  }

  @Test
  void putsEveryToolIntoTheCatalog() {
    Mapping catalog = EmittedFiles.of(spec()).json("catalog.json");

    Mapping tool = (Mapping) ((Sequence) catalog.get("tools").orElseThrow()).items().get(2);
    assertThat(tool.without("full", "published"))
        .isEqualTo(json("{'name':'b','group':'extra','effect':'read','servedByDefault':false,'handler':true}"));
    assertThat(tool.get("full")).get().satisfies(full -> assertThat(((Mapping) full).has("_meta")).isFalse());
    assertThat(tool.get("published")).get().satisfies(item -> assertThat(((Mapping) item).has("_meta")).isTrue());
  }

  @Test
  void putsOlderNamesAndAnEndIntoTheCatalog() {
    Mapping catalog = EmittedFiles.of(CatalogBuilder.catalog()
        .tool(tool("new").renamed("old", "2.0.0")).tool(tool("last").deprecated("1.0.0", "new"))).json("catalog.json");

    List<Node> tools = ((Sequence) catalog.get("tools").orElseThrow()).items();
    assertThat(tools).extracting(tool -> ((Mapping) tool).get("renamed").orElse(null))
        .containsExactlyInAnyOrder(json("[{'from':'old','until':'2.0.0'}]"), null);
    assertThat(tools).extracting(tool -> ((Mapping) tool).get("deprecated").orElse(null))
        .containsExactlyInAnyOrder(json("{'since':'1.0.0','replacedBy':'new'}"), null);
  }

  @Test
  void locksWhatTheServerReads() {
    EmittedFiles files = EmittedFiles.of(spec());

    Mapping lock = files.json("run/lock.json");
    assertThat(lock.text("version")).contains("2");
    assertThat(lock.mapping("tools").orElseThrow().keys()).containsExactly("a", "advice_tool", "b");
    assertThat(lock.mappings("files")).extracting(file -> "run/" + file.text("path").orElseThrow())
        .containsExactlyInAnyOrderElementsOf(files.contents().keySet().stream()
            .filter(path -> path.startsWith("run/") && !path.equals("run/lock.json")).toList());
    assertThat(files.json("surface.json").mappings("resources"))
        .extracting(resource -> resource.text("uri").orElseThrow()).contains("spec://lock");
    assertThat(EmittedFiles.of(CatalogBuilder.catalog()).contents()).doesNotContainKey("run/lock.json");
  }

  @Test
  void answersPromptsThatNeedNoArgument() {
    assertThat(EmittedFiles.of(spec()).json("surface.json").get("promptMessages")).contains(json(
        "{'advise':{'messages':[{'role':'user','content':"
            + "{'type':'text','text':'# At 2\\n\\né <b> & \\u0022q\\u0022'}}]}}"));
  }

  @Test
  void writesThePromptsTextOfEachRelease() {
    EmittedFiles files = EmittedFiles.of(spec());

    assertThat(files.text("prompts/advice/1.md"))
        .isEqualTo("# At 1\n\né <b> & \"q\"\n\nfor @{arg.domain}");
    assertThat(files.text("prompts/needs/3.md")).isEqualTo("@{arg.n}");
  }

  @Test
  void writesThePromptsProgramOfEachRelease() {
    assertThat(EmittedFiles.of(spec()).text("run/prompts/advice/3.json")).isEqualTo(
        "{\"messages\":[{\"role\":\"user\",\"content\":{\"type\":\"text\",\"text\":["
            + "\"# At 3\\n\\né <b> & \\\"q\\\"\","
            + "{\"when\":\"domain\",\"then\":[\"\\n\\nfor \",{\"arg\":\"domain\"}]}]}}],"
            + "\"sections\":[{\"id\":\"x\",\"heading\":\"# At 3\",\"text\":[\"# At 3\\n\\né <b> & \\\"q\\\"\"]},"
            + "{\"id\":\"y\",\"heading\":\"\",\"text\":[\"for \",{\"arg\":\"domain\"}]}]}\n");
  }

  @Test
  void carriesOtherContentBlocksAsTheyAre() {
    PromptBody.Block image =
        new PromptBody.Block(Nodes.object("{'type':'image','data':'AA==','mimeType':'image/png'}"));
    EmittedFiles files = EmittedFiles.of(CatalogBuilder.catalog().prompt(prompt("p").description("D")
        .body(new PromptBody.Messages(List.of(new PromptBody.Message("assistant", image))))));

    assertThat(files.json("run/prompts/p/current.json")).isEqualTo(json(
        "{'description':'D','messages':[{'role':'assistant','content':"
            + "{'type':'image','data':'AA==','mimeType':'image/png'}}],'sections':[]}"));
    assertThat(files.json("surface.json").get("promptMessages")).contains(json(
        "{'p':{'description':'D','messages':[{'role':'assistant','content':"
            + "{'type':'image','data':'AA==','mimeType':'image/png'}}]}}"));
  }

  @Test
  void writesTheSameBytesEachTime() {
    Map<String, byte[]> first = EmittedFiles.of(spec()).contents();
    Map<String, byte[]> second = EmittedFiles.of(spec()).contents();

    assertThat(second.keySet()).containsExactlyElementsOf(first.keySet());
    assertThat(first).allSatisfy((path, content) -> assertThat(second.get(path)).isEqualTo(content));
  }

  @Test
  void endsEveryJsonFileWithANewlineAndHasNoOtherLineEnds() {
    EmittedFiles files = EmittedFiles.of(spec());

    String canonical = "run/lock.json";
    assertThat(files.contents().keySet().stream().filter(path -> path.endsWith(".json") && !path.equals(canonical)))
        .isNotEmpty().allSatisfy(path -> assertThat(files.text(path)).endsWith("}\n").doesNotContain("\r"));
  }
}
