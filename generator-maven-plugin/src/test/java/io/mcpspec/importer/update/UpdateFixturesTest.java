package io.mcpspec.importer.update;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.maven.MavenStyle;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * One spec, as people write one, and a change of its server for each kind: {@code expected} holds the files that become
 * others, and {@code output.txt} what is removed and remarked.
 */
class UpdateFixturesTest {

  private static final Path CASES = Path.of("src/test/resources/update");

  @TestFactory
  Stream<DynamicTest> cases() throws IOException {
    List<Path> cases;
    try (Stream<Path> list = Files.list(CASES)) {
      cases = list.filter(path -> Files.exists(path.resolve("change.json"))).sorted().toList();
    }
    assertThat(cases).hasSizeGreaterThan(20);
    return cases.stream().map(path -> DynamicTest.dynamicTest(path.getFileName().toString(), () -> check(path)));
  }

  private static void check(Path directory) throws IOException {
    SpecSources sources = SpecSources.read(CASES.resolve("spec"), "spec");
    Mapping change = Nodes.object(Files.readString(directory.resolve("change.json")));
    Mapping surface = new SurfaceChange(change).of(surface(sources));
    Map<String, String> found = found(new SurfaceUpdate(sources, new MavenStyle()).run(() -> surface));
    if (Boolean.getBoolean("received")) { // to be read, file by file, before it is committed
      for (Map.Entry<String, String> file : found.entrySet()) {
        Files.createDirectories(directory.resolve(file.getKey()).getParent());
        Files.writeString(directory.resolve(file.getKey()), file.getValue());
      }
    }
    assertThat(found).isEqualTo(expected(directory));
  }

  /** What the spec compiles to, without the tools that are off by default. */
  private static Mapping surface(SpecSources sources) {
    Compilation compilation = new Compiler().check(sources);
    assertThat(compilation.findings()).isEmpty();
    Served served = Served.of(compilation.spec().orElseThrow());
    Mapping lists = served.lists().json(served.lists().promptMessages());
    MappingBuilder optional = new MappingBuilder(Nodes.SPAN);
    served.optional().forEach(tool -> optional.put(tool, Nodes.json("null")));
    return new SurfaceChange(new MappingBuilder(Nodes.SPAN).put("tools", optional.build()).build()).of(lists);
  }

  private static Map<String, String> found(Updated updated) {
    Map<String, String> found = new TreeMap<>();
    updated.written().forEach(file -> found.put("expected/" + file.path(), text(file)));
    StringBuilder output = new StringBuilder();
    updated.removed().forEach(path -> output.append("removed: ").append(path).append('\n'));
    updated.remarks().forEach(remark -> output.append(remark).append('\n'));
    found.put("output.txt", output.toString());
    return found;
  }

  private static String text(InputFile file) {
    return new String(file.content(), StandardCharsets.UTF_8);
  }

  private static Map<String, String> expected(Path directory) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(directory)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        String name = directory.relativize(path).toString().replace('\\', '/');
        if (!name.equals("change.json")) {
          files.put(name, Files.readString(path));
        }
      }
    }
    return files;
  }
}
