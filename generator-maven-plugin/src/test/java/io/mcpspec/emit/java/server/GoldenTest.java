package io.mcpspec.emit.java.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.emit.Artifact;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is generated, file by file, as a reader sees it. After a change that is wanted, run with {@code -Dgoldens=write}
 * and read the difference.
 */
class GoldenTest {

  private static final Path CASES = Path.of("src/test/resources/goldens");

  @ParameterizedTest
  @ValueSource(strings = {"items", "unions"})
  void generatesTheFilesThatWereRead(String name) throws IOException {
    Path folder = CASES.resolve(name);
    List<Artifact> artifacts = Catalogs.emit(Catalogs.read(Files.readString(folder.resolve("catalog.json"))));
    Map<String, String> generated = new TreeMap<>();
    artifacts.forEach(file -> generated.put(file.path(), new String(file.content(), StandardCharsets.UTF_8)));
    if ("write".equals(System.getProperty("goldens"))) {
      write(folder.resolve("expected"), generated);
    }
    assertThat(generated).isEqualTo(read(folder.resolve("expected")));
    Compiled.of(artifacts);
  }

  private static Map<String, String> read(Path folder) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file));
      }
    }
    return files;
  }

  private static void write(Path folder, Map<String, String> files) throws IOException {
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path target = folder.resolve(file.getKey());
      Files.createDirectories(target.getParent());
      Files.writeString(target, file.getValue());
    }
  }
}
