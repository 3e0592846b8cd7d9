package io.mcpspec.publish.surface;

import static io.mcpspec.fixture.Nodes.json;
import static io.mcpspec.fixture.Nodes.object;
import static io.mcpspec.fixture.PromptBuilder.prompt;
import static io.mcpspec.fixture.SectionBuilder.section;
import static io.mcpspec.fixture.ToolBuilder.tool;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.fixture.CatalogBuilder;
import io.mcpspec.fixture.PromptBuilder;
import io.mcpspec.fixture.ServerBuilder;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Completion;
import io.mcpspec.spec.model.PromptBody;
import io.mcpspec.spec.model.Resource;
import io.mcpspec.spec.model.Server;
import io.mcpspec.spec.prompt.PromptCompiler;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class SurfaceBuilderTest {

  private static final Resource.Body TEXT = new Resource.Text("text");

  private static Surface surface(CatalogBuilder builder) {
    Catalog catalog = builder.build();
    return new SurfaceBuilder(catalog, new PromptCompiler(catalog, new Diagnostics()).compile()).build();
  }

  private static List<String> names(Optional<List<Mapping>> items) {
    return items.orElseThrow().stream().map(item -> ((Scalar) item.get("name").orElseThrow()).text()).toList();
  }

  @Test
  void listsAreAnsweredAsTheServerSays() {
    Surface surface = surface(CatalogBuilder.catalog().server(new ServerBuilder().lists(new Server.Lists(
        Optional.empty(), Optional.of(true), Optional.of(true), Optional.of(false)))));
    assertThat(surface.tools()).isEmpty();
    assertThat(surface.prompts()).contains(List.of());
    assertThat(surface.resources()).contains(List.of());
    assertThat(surface.resourceTemplates()).isEmpty();
    assertThat(JsonWriter.compact(surface.initialize()))
        .contains("\"capabilities\":{\"prompts\":{},\"resources\":{}}");
  }

  @Test
  void servesNamedItemsFirstThenTheOthersByName() {
    ServerBuilder server = new ServerBuilder()
        .order(List.of("zeta", "advise"), List.of("q"), List.of("r2"), List.of("t2"));
    Surface surface = surface(CatalogBuilder.catalog().server(server)
        .tool(tool("beta")).tool(tool("alpha")).tool(tool("zeta"))
        .prompt(prompt("p").deliver("p", "advise", null)).prompt(prompt("q"))
        .resource("r1", "x://1", TEXT, Map.of()).resource("r2", "x://2", TEXT, Map.of())
        .resource("t1", "x://{a}", new Resource.Handler(), Map.of())
        .resource("t2", "y://{a}", new Resource.Handler(), Map.of()));

    assertThat(surface.tools().orElseThrow()).extracting(ToolItem::name)
        .containsExactly("zeta", "advise", "alpha", "beta");
    assertThat(names(surface.prompts())).containsExactly("q", "p");
    assertThat(names(surface.resources())).containsExactly("r2", "r1");
    assertThat(names(surface.resourceTemplates())).containsExactly("t2", "t1");
  }

  @Test
  void hasNoListThatIsNotServed() {
    Surface surface = surface(CatalogBuilder.catalog());

    assertThat(surface.tools()).isEmpty();
    assertThat(surface.prompts()).isEmpty();
    assertThat(surface.resources()).isEmpty();
    assertThat(surface.resourceTemplates()).isEmpty();
    assertThat(surface.initialize()).isEqualTo(object("{'protocolVersion':'2025-11-25','capabilities':{},"
        + "'serverInfo':{'name':'test-server','version':'0'}}"));
  }

  @Test
  void servesBothListsOfResourcesWhereEitherHasItems() {
    Surface surface = surface(CatalogBuilder.catalog().resource("r", "x://1", TEXT, Map.of()));

    assertThat(surface.resources()).contains(List.of(object(
        "{'uri':'x://1','name':'r','description':'About r','mimeType':'text/plain'}")));
    assertThat(surface.resourceTemplates()).contains(List.of());
  }

  @Test
  void declaresWhatTheServerHas() {
    ServerBuilder server = new ServerBuilder().title("Test").version("1.2").instructions("Do it")
        .wire("{'websiteUrl':'https://example.com'}");
    Surface surface = surface(CatalogBuilder.withReleases().server(server).tool(tool("t"))
        .prompt(prompt("p").argument("release", false)).resource("r", "x://1", TEXT, Map.of()));

    assertThat(JsonWriter.compact(surface.initialize())).isEqualTo(JsonWriter.compact(json(
        "{'protocolVersion':'2025-11-25','capabilities':{'completions':{},'prompts':{},'resources':{},'tools':{}},"
            + "'serverInfo':{'name':'test-server','title':'Test','version':'1.2','websiteUrl':'https://example.com'},"
            + "'instructions':'Do it'}")));
  }

  @Test
  void declaresWhatHandlersSendBesideTheirAnswers() {
    ServerBuilder server =
        new ServerBuilder().declares(Server.Capability.SUBSCRIPTIONS).declares(Server.Capability.LOGGING);

    assertThat(JsonWriter.compact(surface(CatalogBuilder.catalog().server(server)
        .resource("r", "x://1", TEXT, Map.of())).initialize()))
        .contains("\"capabilities\":{\"logging\":{},\"resources\":{\"subscribe\":true}}");
    assertThat(JsonWriter.compact(surface(CatalogBuilder.catalog().server(server)).initialize()))
        .contains("\"capabilities\":{\"logging\":{}}");
  }

  @Test
  void takesTheVersionOfTheDefaultRelease() {
    assertThat(version(CatalogBuilder.withReleases())).isEqualTo("2");
    assertThat(version(CatalogBuilder.catalog().draft("1").draft("2"))).isEqualTo("2");
    assertThat(version(CatalogBuilder.withReleases().server(new ServerBuilder().promptRelease("1")))).isEqualTo("1");
  }

  private static String version(CatalogBuilder catalog) {
    Mapping info = (Mapping) surface(catalog).initialize().get("serverInfo").orElseThrow();
    return ((Scalar) info.get("version").orElseThrow()).text();
  }

  @Test
  void describesAPrompt() {
    PromptBuilder prompt = prompt("p").deliver("advise", null, null).description("Advice")
        .argument("domain", true).wire("{'icons':[]}");

    assertThat(surface(CatalogBuilder.catalog().prompt(prompt)).prompts()).contains(List.of(object(
        "{'name':'advise','title':'Title of p','description':'Advice','arguments':"
            + "[{'name':'domain','description':'the domain','required':true}],'icons':[]}")));
  }

  @Test
  void servesAPromptAsATool() {
    PromptBuilder prompt = prompt("p").deliver(null, "advise", null).description("Advice").since("2")
        .argument("domain", true).outline(section("x").says(null, "X"));
    Surface surface = surface(CatalogBuilder.withReleases().prompt(prompt));

    assertThat(surface.prompts()).isEmpty();
    assertThat(surface.tools().orElseThrow()).extracting(ToolItem::published).containsExactly(object(
        "{'name':'advise','title':'Title of p','description':'Advice','inputSchema':{'type':'object','properties':"
            + "{'domain':{'type':'string','description':'the domain'},"
            + "'release':{'type':'string','enum':['2','3'],'description':'Release of the text'},"
            + "'section':{'type':'string','description':'Id of one section, to get it alone with all below it'}},"
            + "'required':['domain'],'additionalProperties':false},"
            + "'outputSchema':{'type':'object','properties':{"
            + "'release':{'type':'string','description':'Release of the text'},"
            + "'section':{'type':'string','description':'Id of the section, when one was asked for'},"
            + "'text':{'type':'string','description':'The instructions to follow'}},'required':['release','text']},"
            + "'annotations':{'readOnlyHint':true,'destructiveHint':false,'idempotentHint':true,"
            + "'openWorldHint':false}}"));
  }

  @Test
  void servesAPromptAsResources() {
    PromptBuilder prompt = prompt("p").deliver("p", null, "prompt://p/{release}").description("Advice")
        .outline(section("x").says(null, "X"));

    assertThat(surface(CatalogBuilder.withReleases().prompt(prompt)).resourceTemplates()).contains(List.of(
        object("{'uriTemplate':'prompt://p/{release}','name':'p','title':'Title of p','description':'Advice',"
            + "'mimeType':'text/markdown'}"),
        object("{'uriTemplate':'prompt://p/{release}/{section}','name':'p_section',"
            + "'title':'Title of p, one section','description':'Advice','mimeType':'text/markdown'}")));
  }

  @Test
  void hasSectionsOnlyOfAnOutline() {
    PromptBuilder prompt = prompt("p").deliver("p", "advise", "prompt://p/{release}")
        .body(new PromptBody.Messages(List.of()));
    Surface surface = surface(CatalogBuilder.withReleases().prompt(prompt));

    assertThat(names(surface.resourceTemplates())).containsExactly("p");
    assertThat(JsonWriter.compact(surface.tools().orElseThrow().get(0).published())).doesNotContain("section");
  }

  @Test
  void completesReleasesSectionsAndWhatIsDeclared() {
    Completion fixed = new Completion.Values(List.of("shop", "bank"));
    PromptBuilder prompt = prompt("p").deliver("advise", null, "prompt://p/{release}")
        .argument("domain", false, fixed).argument("release", false).argument("free", false)
        .outline(section("x").says(null, "X").removed("2"), section("y").since("2").says(null, "Y"));
    Surface surface = surface(CatalogBuilder.withReleases().prompt(prompt)
        .resource("t", "x://{a}", new Resource.Handler(), Map.of("a", new Completion.Handler())));
    Completion releases = new Completion.Values(List.of("1", "2", "3"));

    assertThat(surface.completions()).containsExactly(
        new ArgumentCompletion("prompt:advise", "domain", fixed),
        new ArgumentCompletion("prompt:advise", "release", releases),
        new ArgumentCompletion("resource:prompt://p/{release}", "release", releases),
        new ArgumentCompletion("resource:prompt://p/{release}/{section}", "release", releases),
        new ArgumentCompletion(
            "resource:prompt://p/{release}/{section}", "section", new Completion.Values(List.of("x", "y"))),
        new ArgumentCompletion("resource:x://{a}", "a", new Completion.Handler()));
  }

  @Test
  void addsDigestsToItemsOfEveryList() {
    Surface surface = surface(CatalogBuilder.withReleases().server(new ServerBuilder().digests()).tool(tool("t"))
        .prompt(prompt("p").deliver("p", null, "prompt://p/{release}")).resource("r", "x://1", TEXT, Map.of()));

    assertThat(surface.tools().orElseThrow()).allSatisfy(item -> assertHasDigest(item.published()));
    assertThat(surface.prompts().orElseThrow()).isNotEmpty().allSatisfy(SurfaceBuilderTest::assertHasDigest);
    assertThat(surface.resources().orElseThrow()).isNotEmpty().allSatisfy(SurfaceBuilderTest::assertHasDigest);
    assertThat(surface.resourceTemplates().orElseThrow()).isNotEmpty()
        .allSatisfy(SurfaceBuilderTest::assertHasDigest);
  }

  private static void assertHasDigest(Mapping item) {
    assertThat(item).isEqualTo(ItemDigest.added(item.without("_meta")));
  }

  @Test
  @Timeout(30)
  void isQuickForThousandsOfTools() {
    CatalogBuilder catalog = CatalogBuilder.catalog();
    for (int i = 0; i < 3_000; i++) {
      catalog.type("t" + i, "{'type':'string'}");
      catalog.tool(tool("tool_" + i).input("{'properties':{'x':{'$ref':'type:t" + i + "'}}}"));
    }

    assertThat(surface(catalog).tools().orElseThrow()).hasSize(3_000);
  }
}
