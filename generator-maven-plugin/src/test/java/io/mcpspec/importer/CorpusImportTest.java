package io.mcpspec.importer;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.emit.java.server.Compiled;
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

/** Recorded surfaces of real servers become specs that compile to the same lists, and to Java without a warning. */
@RequiresTool(Tool.CORPUS)
class CorpusImportTest {

  @TestFactory
  Stream<DynamicTest> servers() throws IOException {
    List<Path> files;
    try (Stream<Path> list = Files.list(Corpus.file("servers"))) {
      files = list.sorted().toList();
    }
    assertThat(files).isNotEmpty();
    return files.stream().map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> {
      ImportedSpec spec = ImportedSpec.of(file).isLossless();
      spec.keepsAnswersBut();
      assertThat(Compiled.of(spec.artifacts())).isNotNull();
    }));
  }
}
