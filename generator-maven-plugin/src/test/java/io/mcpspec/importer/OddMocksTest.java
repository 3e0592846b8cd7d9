package io.mcpspec.importer;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.compiler.Compiler;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.emit.Artifact;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.fixture.ServedMock;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Mocks of random surfaces, whose schemas are often none, compile and answer every call, whatever they are worth. */
class OddMocksTest {

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void answerEveryCall(long seed) {
    ImportedSpec spec = ImportedSpec.of(OddSurfacesTest.surface(seed));
    List<Artifact> artifacts =
        new Compiler().mock(new SpecSources("spec", spec.imported().files())).artifacts().orElseThrow();
    List<JsonObject> calls = spec.surface().mappings("tools").stream()
        .map((Mapping tool) -> ServedMock.call(tool.text("name").orElseThrow(), JsonObject.EMPTY))
        .toList();
    List<JsonObject> generated = ServedMock.generated(artifacts).ask(calls);
    List<JsonObject> interpreted = ServedMock.interpreted(artifacts).ask(calls);
    assertThat(generated).anyMatch(answer -> isError(answer).equals(Optional.of(false)));
    for (List<JsonObject> answers : List.of(generated, interpreted)) {
      assertThat(answers).hasSameSizeAs(calls)
          .allMatch(answer -> isError(answer).isPresent())
          .noneMatch(answer -> answer.toJson().contains("failed inside the server"));
    }
  }

  /** A value of {@code a} is held against the same schema again, without end. */
  @Test
  void schemasThatNoValidatorCanUseRefuseNothing() {
    Mapping surface = Nodes.object(
        """
        {"initialize": {"serverInfo": {"name": "endless", "version": "1"}}, "tools": [{"name": "ask", "inputSchema":
          {"type": "object", "properties": {"a": {"anyOf": [{"$ref": "#/properties/a"}, {"type": "array"}]}}}}]}
        """);
    List<Artifact> artifacts = new Compiler()
        .mock(new SpecSources("spec", ImportedSpec.of(surface).imported().files())).artifacts().orElseThrow();
    List<JsonObject> calls =
        List.of(ServedMock.call("ask", JsonObject.builder().put("a", Json.of(1)).build()));
    for (ServedMock mock : List.of(ServedMock.generated(artifacts), ServedMock.interpreted(artifacts))) {
      assertThat(mock.ask(calls)).map(OddMocksTest::isError).containsExactly(Optional.of(false));
    }
  }

  private static Optional<Boolean> isError(JsonObject answer) {
    return answer.object("result").map(result -> result.isTrue("isError"));
  }
}
