package io.mcpspec.importer;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.compiler.Compiler;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.emit.Artifact;
import io.mcpspec.fixture.ServedMock;
import io.mcpspec.maven.MavenStyle;
import io.mcpspec.testing.Corpus;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestReporter;

/**
 * Recorded surfaces of real servers become mocks: the generated Java compiles without a warning, and both the compiled
 * server and the one without Java serve the recorded lists over stdio, take what fits and refuse what does not.
 */
@RequiresTool(Tool.CORPUS)
class CorpusMockTest {

  @TestFactory
  Stream<DynamicTest> servers(TestReporter reporter) throws IOException {
    List<Path> files;
    try (Stream<Path> list = Files.list(Corpus.file("servers"))) {
      files = list.sorted().toList();
    }
    assertThat(files).isNotEmpty();
    return files.stream().map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () ->
        reporter.publishEntry(file.getFileName().toString(), serve(file))));
  }

  private static String serve(Path file) throws IOException {
    SurfaceFile surface = new SurfaceFile(
        new InputFile(file.getFileName().toString(), Files.readAllBytes(file)), new MavenStyle());
    Imported imported = new SurfaceImport(Optional.empty(), new MavenStyle()).run(surface);
    List<Artifact> artifacts =
        new Compiler().mock(new SpecSources("spec", imported.files())).artifacts().orElseThrow();
    long start = System.nanoTime();
    ServedMock generated = ServedMock.generated(artifacts);
    long compiled = System.nanoTime() - start;
    SurfaceCalls calls = SurfaceCalls.of(surface.surface());
    calls.check(generated);
    calls.check(ServedMock.interpreted(artifacts));
    return calls.tools() + " tools, " + calls.refused() + " of them refuse something, compiled in "
        + compiled / 1_000_000 + " ms";
  }
}
