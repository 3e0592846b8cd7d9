package io.mcpspec.importer;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.fixture.ServedMock;
import io.mcpspec.jsonschema.sample.Sample;
import io.mcpspec.jsonschema.sample.SchemaSamples;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is asked of the mock of a surface: its lists, and for each tool a call that fits and one that does not.
 *
 * @param surface the recorded surface
 * @param right for each tool arguments that fit
 * @param wrong arguments that do not, for each tool that refuses anything at all
 */
record SurfaceCalls(Mapping surface, Map<String, Node> right, Map<String, Node> wrong) {

  private static final Map<String, String> LISTS = Map.of(
      "tools", "tools/list", "prompts", "prompts/list", "resources", "resources/list",
      "resourceTemplates", "resources/templates/list");

  static SurfaceCalls of(Mapping surface) {
    Map<String, Node> right = new LinkedHashMap<>();
    Map<String, Node> wrong = new LinkedHashMap<>();
    for (Mapping tool : surface.mappings("tools")) {
      String name = tool.text("name").orElseThrow();
      Node schema = tool.get("inputSchema").orElseThrow();
      Node sample = ((Sample.Value) SchemaSamples.ofObject(schema)).node();
      right.put(name, sample);
      wrong((Mapping) sample)
          .filter(value -> SchemaSamples.fault(schema, value).isPresent())
          .findFirst()
          .ifPresent(value -> wrong.put(name, value));
    }
    return new SurfaceCalls(surface, right, wrong);
  }

  /** Nothing at all, each member as something else, and a member too many. */
  private static Stream<Node> wrong(Mapping sample) {
    Node other = Nodes.json("[{'none':[null]}]");
    return Stream.concat(
        Stream.of(Nodes.object("{}")),
        Stream.concat(sample.keys().stream(), Stream.of("no-such-member"))
            .map(key -> new MappingBuilder(Nodes.SPAN).putAll(sample).put(key, other).build()));
  }

  int tools() {
    return right.size();
  }

  int refused() {
    return wrong.size();
  }

  /** What is listed is what was recorded. */
  void lists(ServedMock server) {
    LISTS.forEach((list, method) -> surface.get(list).filter(Sequence.class::isInstance).ifPresent(items ->
        assertThat(node(server.ask(method, JsonObject.EMPTY).object("result").orElseThrow()).get(list))
            .as(method).isEqualTo(Optional.of(items))));
  }

  void check(ServedMock server) {
    lists(server);
    Map<String, JsonObject> accepted = call(server, right);
    for (Mapping tool : surface.mappings("tools")) {
      JsonObject result = accepted.get(tool.text("name").orElseThrow());
      assertThat(result.isTrue("isError")).as("%s: %s", tool.text("name"), result).isFalse();
      tool.get("outputSchema").ifPresent(schema -> assertThat(
          SchemaSamples.fault(schema, node(result).get("structuredContent").orElseThrow())).isEmpty());
    }
    call(server, wrong).forEach((tool, result) -> {
      assertThat(result.isTrue("isError")).as("%s: %s", tool, wrong.get(tool)).isTrue();
      assertThat(result.toJson()).containsPattern("arguments? (is|are) wrong:.{2}- ");
    });
  }

  private static Map<String, JsonObject> call(ServedMock server, Map<String, Node> arguments) {
    List<JsonObject> requests = new ArrayList<>();
    arguments.forEach((tool, value) -> requests.add(ServedMock.call(tool, json(value))));
    List<JsonObject> answers = server.ask(requests);
    Map<String, JsonObject> results = new LinkedHashMap<>();
    int at = 0;
    for (String tool : arguments.keySet()) {
      JsonObject answer = answers.get(at++);
      results.put(tool, answer.object("result").orElseThrow(() -> new AssertionError(tool + ": " + answer)));
    }
    return results;
  }

  private static Json json(Node node) {
    return io.mcpspec.runtime.json.JsonReader.read(JsonWriter.compact(node));
  }

  private static Mapping node(Json json) {
    Node root = new JsonReader(new Diagnostics()).read(new SourceFile("answer.json", json.toJson())).orElseThrow();
    return (Mapping) root;
  }
}
