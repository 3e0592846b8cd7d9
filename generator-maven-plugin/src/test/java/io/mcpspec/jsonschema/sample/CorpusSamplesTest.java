package io.mcpspec.jsonschema.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.testing.Corpus;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every schema of recorded servers has a sample, for arguments and for results. */
@RequiresTool(Tool.CORPUS)
class CorpusSamplesTest {

  @TestFactory
  Stream<DynamicTest> servers() throws IOException {
    List<Path> files;
    try (Stream<Path> list = Files.list(Corpus.file("servers"))) {
      files = list.sorted().toList();
    }
    assertThat(files).isNotEmpty();
    return files.stream().map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
  }

  private static Mapping surface(Path file) throws IOException {
    SourceFile source = new SourceFile(file.getFileName().toString(), Files.readString(file));
    return (Mapping) new JsonReader(new Diagnostics()).read(source).orElseThrow();
  }

  private static void check(Path file) throws IOException {
    List<String> without = new ArrayList<>();
    for (Mapping tool : surface(file).mappings("tools")) {
      for (String key : List.of("inputSchema", "outputSchema")) {
        if (tool.has(key)) {
          if (SchemaSamples.of(tool.get(key).orElseThrow()) instanceof Sample.None none) {
            without.add(tool.text("name").orElse("") + " " + key + ": " + none.reason());
          }
        }
      }
    }
    assertThat(without).isEmpty();
  }
}
