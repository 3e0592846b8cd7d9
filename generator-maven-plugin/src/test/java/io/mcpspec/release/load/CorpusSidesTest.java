package io.mcpspec.release.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.testing.Corpus;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What published servers answer can be loaded. */
@RequiresTool(Tool.CORPUS)
class CorpusSidesTest {

  @TestFactory
  Stream<DynamicTest> servers() throws IOException {
    List<Path> files;
    try (Stream<Path> list = Files.list(Corpus.file("servers"))) {
      files = list.sorted().toList();
    }
    assertThat(files).isNotEmpty();
    return files.stream().map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> {
      Snapshot side = Loading.in(file.getParent(), List.of()).load(file.toString());
      assertThat(side.surface().mappings("tools")).isNotEmpty();
      assertThat(side.version()).isPresent();
      assertThat(side.packaged().orElseThrow().licence()).isPresent();
    }));
  }
}
