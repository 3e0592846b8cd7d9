package io.mcpspec.importer;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.compiler.Compiler;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.emit.Artifact;
import io.mcpspec.fixture.ServedMock;
import io.mcpspec.runtime.json.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Written surfaces of what servers may publish and nobody expects: names that are Java's, schemas of other drafts,
 * values of the wrong type, members that MCP does not know. Each is imported, compiled to Java without a warning, and
 * served, and lists are the same values.
 */
class OddFilesTest {

  private static final Path FILES = Path.of("src/test/resources/odd-surfaces");

  @TestFactory
  Stream<DynamicTest> loseNothing() throws IOException {
    List<Path> files;
    try (Stream<Path> list = Files.list(FILES)) {
      files = list.sorted().toList();
    }
    assertThat(files).hasSizeGreaterThan(20);
    return files.stream().map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
  }

  private static void check(Path file) throws IOException {
    ImportedSpec spec = ImportedSpec.of(file).isLossless();
    List<Artifact> artifacts =
        new Compiler().mock(new SpecSources("spec", spec.imported().files())).artifacts().orElseThrow();
    List<JsonObject> calls = spec.surface().mappings("tools").stream()
        .map((Mapping tool) -> ServedMock.call(tool.text("name").orElseThrow(), JsonObject.EMPTY))
        .toList();
    for (ServedMock server : List.of(ServedMock.generated(artifacts), ServedMock.interpreted(artifacts))) {
      new SurfaceCalls(spec.surface(), Map.of(), Map.of()).lists(server);
      assertThat(calls.isEmpty() ? List.<JsonObject>of() : server.ask(calls)).hasSameSizeAs(calls)
          .allMatch(answer -> answer.object("result").isPresent())
          .noneMatch(answer -> answer.toJson().contains("failed inside the server"));
    }
  }
}
