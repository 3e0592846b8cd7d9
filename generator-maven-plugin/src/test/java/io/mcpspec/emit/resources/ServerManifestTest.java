package io.mcpspec.emit.resources;

import static io.mcpspec.fixture.Nodes.json;
import static io.mcpspec.fixture.Nodes.object;
import static io.mcpspec.fixture.PromptBuilder.prompt;
import static io.mcpspec.fixture.SectionBuilder.section;
import static io.mcpspec.fixture.ToolBuilder.tool;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.Node;
import io.mcpspec.fixture.CatalogBuilder;
import io.mcpspec.fixture.ServerBuilder;
import io.mcpspec.spec.model.Completion;
import io.mcpspec.spec.model.Effect;
import io.mcpspec.spec.model.PromptBody;
import io.mcpspec.spec.model.Resource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ServerManifestTest {

  private static Node member(CatalogBuilder catalog, String name) {
    return EmittedFiles.of(catalog).json("run/server.json").get(name).orElseThrow();
  }

  @Test
  void saysEverythingThereIsOfAnEmptyServer() {
    assertThat(EmittedFiles.of(CatalogBuilder.catalog()).json("run/server.json")).isEqualTo(json(
        "{'serverInfo':{'name':'test-server','version':'0'},'capabilities':{},'groups':[],'tools':[],'releases':[],"
            + "'defaultRelease':'current','environment':[],'prompts':[],'promptTools':[],'resources':[],"
            + "'resourceTemplates':[],'completions':[]}"));
  }

  @Test
  void saysWhoTheServerIs() {
    CatalogBuilder catalog = CatalogBuilder.withReleases().server(new ServerBuilder().title("T").version("7")
        .instructions("Do it").wire("{'websiteUrl':'u'}").group("g", true).group("h", false)
        .variable("REGION", false).variable("KEY", true));

    assertThat(member(catalog, "capabilities")).isEqualTo(json("{}"));
    assertThat(member(catalog, "instructions")).isEqualTo(json("'Do it'"));
    assertThat(member(catalog, "serverInfo"))
        .isEqualTo(json("{'name':'test-server','title':'T','version':'7','websiteUrl':'u'}"));
    assertThat(member(catalog, "groups")).isEqualTo(
        json("[{'id':'g','title':'Group g','default':true},{'id':'h','title':'Group h','default':false}]"));
    assertThat(member(catalog, "releases")).isEqualTo(
        json("[{'id':'1','state':'released'},{'id':'2','state':'released'},{'id':'3','state':'draft'}]"));
    assertThat(member(catalog, "defaultRelease")).isEqualTo(json("'2'"));
    assertThat(member(catalog, "environment")).isEqualTo(json(
        "[{'name':'REGION','description':'About REGION','secret':false},"
            + "{'name':'KEY','description':'About KEY','secret':true}]"));
  }

  @Test
  void saysOfEachToolWhatChoosingItNeedsInTheOrderOfTheList() {
    CatalogBuilder catalog = CatalogBuilder.catalog().server(new ServerBuilder().group("g", true))
        .tool(tool("read").group("g").effect(Effect.READ))
        .tool(tool("change").effect(Effect.WRITE))
        .tool(tool("other").effect(Effect.UNKNOWN))
        .prompt(prompt("p").deliver(null, "advice", null).body(new PromptBody.Handler()));

    assertThat(member(catalog, "tools")).isEqualTo(json(
        "[{'name':'advice','mutates':false},{'name':'change','mutates':true},{'name':'other','mutates':true},"
            + "{'name':'read','group':'g','mutates':false}]"));
    assertThat(EmittedFiles.of(catalog).text("run/tools.jsonl").lines()
        .map(line -> object(line).text("name").orElseThrow()))
        .containsExactly("advice", "change", "other", "read");
  }

  @Test
  void keysPromptsByIdAndNamesThemWhereTheyAreDelivered() {
    CatalogBuilder catalog = CatalogBuilder.withReleases()
        .prompt(prompt("p").deliver("advise", "advice", "prompt://p/{release}").argument("a", true).since("2")
            .outline(section("x").says(null, "X")))
        .prompt(prompt("Q").deliver(null, "ask", null).argument("b", false).since("3"))
        .prompt(prompt("h").body(new PromptBody.Handler()));

    assertThat(member(catalog, "prompts")).isEqualTo(json(
        "[{'id':'p','name':'advise','arguments':[{'name':'a','required':true}],"
            + "'releases':{'2':'prompts/p/2.json','3':'prompts/p/3.json'}},"
            + "{'id':'Q','arguments':[{'name':'b','required':false}],'releases':{'3':'prompts/%51/3.json'}},"
            + "{'id':'h','name':'h','arguments':[],'handler':true}]"));
    assertThat(member(catalog, "promptTools")).isEqualTo(json(
        "[{'tool':'advice','prompt':'p'},{'tool':'ask','prompt':'Q'}]"));
    assertThat(member(catalog, "resourceTemplates")).isEqualTo(json(
        "[{'uriTemplate':'prompt://p/{release}','prompt':'p'},"
            + "{'uriTemplate':'prompt://p/{release}/{section}','prompt':'p'}]"));
  }

  @Test
  void namesTheFilesOfResources() {
    CatalogBuilder catalog = CatalogBuilder.catalog()
        .resource("limits", "x://limits", new Resource.Text("t"), Map.of())
        .resource("Logo", "x://logo", new Resource.Blob("AAEC"), Map.of())
        .resource("live", "x://live", new Resource.Handler(), Map.of())
        .resource("any", "x://any/{id}", new Resource.Handler(), Map.of());

    assertThat(member(catalog, "resources")).isEqualTo(json(
        "[{'uri':'x://limits','mimeType':'text/plain','file':'resources/limits','blob':false},"
            + "{'uri':'x://logo','mimeType':'text/plain','file':'resources/%4cogo','blob':true},"
            + "{'uri':'x://live','mimeType':'text/plain','handler':true}]"));
    assertThat(member(catalog, "resourceTemplates")).isEqualTo(
        json("[{'uriTemplate':'x://any/{id}','mimeType':'text/plain','handler':true}]"));
    assertThat(EmittedFiles.of(catalog).text("run/resources/limits")).isEqualTo("t");
    assertThat(EmittedFiles.of(catalog).contents().get("run/resources/%4cogo")).containsExactly(0, 1, 2);
    assertThat(EmittedFiles.of(catalog).contents()).doesNotContainKey("run/resources/live");
  }

  @Test
  void holdsFixedCompletionsOnly() {
    CatalogBuilder catalog = CatalogBuilder.catalog().prompt(prompt("p")
        .argument("a", false, new Completion.Values(List.of("x", "y"))).argument("b", false, new Completion.Handler()));

    assertThat(member(catalog, "completions"))
        .isEqualTo(json("[{'ref':'prompt:p','argument':'a','values':['x','y']}]"));
  }
}
