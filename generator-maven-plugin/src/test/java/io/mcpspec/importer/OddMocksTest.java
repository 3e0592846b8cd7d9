package io.mcpspec.importer;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.generator.Compiler;
import io.mcpspec.generator.emit.Artifact;
import io.mcpspec.generator.source.SpecSources;
import io.mcpspec.generator.testing.ServedMock;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.runtime.json.JsonObject;
import java.util.List;
import java.util.Optional;
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
    assertThat(generated).hasSameSizeAs(calls).anyMatch(answer -> isError(answer).equals(Optional.of(false)));
    assertThat(interpreted).hasSameSizeAs(calls)
        .allMatch(answer -> isError(answer).isPresent())
        .noneMatch(answer -> answer.toJson().contains("failed inside the server"));
  }

  private static Optional<Boolean> isError(JsonObject answer) {
    return answer.object("result").map(result -> result.isTrue("isError"));
  }
}
