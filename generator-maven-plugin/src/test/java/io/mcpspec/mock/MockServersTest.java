package io.mcpspec.mock;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.emit.Artifact;
import io.mcpspec.fixture.ServedMock;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A generated mock, and one without Java, answer alike: with examples, samples and texts, and only to what fits. */
class MockServersTest {

  private static final SpecSources SPEC = SpecSources.read(Path.of("src/test/resources/mock/weather"), "spec");

  private static final Compilation COMPILED = new Compiler().mock(SPEC);

  private static List<Artifact> artifacts() {
    assertThat(COMPILED.artifacts()).as("findings: %s", COMPILED.findings()).isPresent();
    return COMPILED.artifacts().get();
  }

  /** What is asked, and what the answer holds. */
  private static final Map<JsonObject, String> EXPECTED = Map.ofEntries(
      call("forecast", "{'city':'Rome','days':2}", "'structuredContent':{'sky':'clear','degrees':31}"),
      call("forecast", "{'city':'Oslo'}", "'structuredContent':{'sky':'snow'}"),
      call("forecast", "{'city':'Oslo','days':1}", "'structuredContent':{'sky':'snow'}"),
      call("forecast", "{'city':'Bonn','days':3}", "'structuredContent':{'sky':'snow'}"),
      call("station", "{'at':3}", "'height':7}"),
      call("report", "{'text':'abc'}", "Mock answer of `report` to the arguments {\\\\'text\\\\':\\\\'abc\\\\'}"),
      call("list_tables", "{'limit':5}", "'structuredContent':{'TableNames':['sample']}"),
      call("never", "{}", "Mock of `never`: the spec has no example of its output"),
      get("prompts/get", "{'name':'plan','arguments':{'city':'Oslo'}}",
          "the arguments {\\\\'city\\\\':\\\\'Oslo\\\\'}"),
      get("resources/read", "{'uri':'weather://day/monday'}",
          "'uri':'weather://day/monday','mimeType':'application/json'"),
      get("resources/read", "{'uri':'weather://map'}", "'mimeType':'image/png','blob':'iVBORw0KGgo"),
      get("completion/complete", "{'ref':{'type':'ref/prompt','name':'plan'},'argument':{'name':'city','value':'O'}}",
          "'values':['O1','O2','O3']"),
      get("completion/complete", "{'ref':{'type':'ref/resource','uri':'weather://day/{date}'},"
          + "'argument':{'name':'date','value':''}}", "'values':['1','2','3']"));

  /** What is asked, and how its faults are named. */
  private static final Map<JsonObject, List<String>> REFUSED = Map.of(
      call("forecast", "{'city':'O','days':0}", "").getKey(), List.of("2 arguments are wrong", "- city: ", "- days: "),
      call("forecast", "{'town':'Oslo'}", "").getKey(), List.of("city", "town"),
      call("station", "{'at':[]}", "").getKey(), List.of("- at: "),
      call("report", "{'text':'too long'}", "").getKey(), List.of("- text: "),
      call("list_tables", "{'limit':500}", "").getKey(), List.of("- limit: "));

  private static Map.Entry<JsonObject, String> call(String tool, String arguments, String answer) {
    return Map.entry(ServedMock.call(tool, JsonReader.read(quoted(arguments))), quoted(answer));
  }

  private static Map.Entry<JsonObject, String> get(String method, String params, String answer) {
    JsonObject asked = JsonReader.read(quoted(params)).asObject().orElseThrow();
    return Map.entry(ServedMock.request(method, asked), quoted(answer));
  }

  private static String quoted(String text) {
    return text.replace("\\\\'", "\\\"").replace('\'', '"');
  }

  @TestFactory
  Stream<DynamicTest> answer() {
    ServedMock generated = ServedMock.generated(artifacts());
    ServedMock interpreted = ServedMock.interpreted(artifacts());
    return EXPECTED.entrySet().stream().map(entry -> DynamicTest.dynamicTest(entry.getKey().toJson(), () -> {
      JsonObject answer = generated.ask(List.of(entry.getKey())).get(0);
      assertThat(answer.toJson()).contains(entry.getValue());
      assertThat(interpreted.ask(List.of(entry.getKey())).get(0)).isEqualTo(answer);
    }));
  }

  @TestFactory
  Stream<DynamicTest> refuse() {
    List<ServedMock> both = List.of(ServedMock.generated(artifacts()), ServedMock.interpreted(artifacts()));
    return REFUSED.entrySet().stream().map(entry -> DynamicTest.dynamicTest(entry.getKey().toJson(), () ->
        assertThat(both).allSatisfy(server -> {
          JsonObject result = server.ask(List.of(entry.getKey())).get(0).object("result").orElseThrow();
          assertThat(result.isTrue("isError")).isTrue();
          assertThat(result.items("content").get(0).asObject().flatMap(block -> block.string("text")).orElseThrow())
              .contains(entry.getValue());
        })));
  }

  @Test
  void serveTheListsOfTheRealServer() {
    byte[] lists = file(new Compiler().compile(SPEC).artifacts().orElseThrow());
    assertThat(file(artifacts())).isEqualTo(lists);
  }

  private static byte[] file(List<Artifact> artifacts) {
    return artifacts.stream()
        .filter(file -> file.path().equals("resources/mcp-spec/surface.json"))
        .findFirst().orElseThrow().content();
  }

  @Test
  void warnOfWhatHasNoSample() {
    assertThat(COMPILED.findings()).hasSize(1);
    assertThat(COMPILED.findings().get(0).message()).contains("the mock of `never`");
  }

  @Test
  void needNothingOfAws() {
    assertThat(artifacts()).noneMatch(file ->
        file.path().startsWith("java/") && new String(file.content(), StandardCharsets.UTF_8).contains("aws"));
  }
}
