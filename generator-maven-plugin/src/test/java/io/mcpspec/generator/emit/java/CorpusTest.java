package io.mcpspec.generator.emit.java;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.generator.emit.Artifact;
import io.mcpspec.generator.model.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class CorpusTest {

  @TestFactory
  Stream<DynamicTest> servers() throws IOException {
    List<Path> files;
    try (Stream<Path> list = Files.list(Path.of(System.getProperty("corpus"), "servers"))) {
      files = list.sorted().toList();
    }
    return files.stream().map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
  }

  private static void check(Path file) throws IOException {
    Catalog catalog = Catalogs.named("corpus").surface(Catalogs.json(Files.readString(file))).build();
    List<Artifact> artifacts = Catalogs.emit(catalog);
    Compiled.of(artifacts);
    assertThat(artifacts).hasSizeGreaterThan(catalog.tools().size());
  }
}
