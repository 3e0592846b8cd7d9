package io.mcpspec.importer.update;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.importer.SurfaceFile;
import io.mcpspec.maven.MavenStyle;
import io.mcpspec.testing.Corpus;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Servers change in any way; what people wrote beside what they publish is there afterwards. */
class RandomUpdatesTest {

  private static final int STEPS = 3;
  private static final List<String> BY_HAND =
      List.of("# by hand", " # named", "NotFound: Look again", "title: by hand");

  @TestFactory
  Stream<DynamicTest> ofSmallSurfaces() throws IOException {
    return tests(Path.of("src/test/resources/importer"), 8);
  }

  @TestFactory
  @RequiresTool(Tool.CORPUS)
  Stream<DynamicTest> ofRealServers() throws IOException {
    return tests(Corpus.file("servers"), 1);
  }

  private static Stream<DynamicTest> tests(Path directory, int seeds) throws IOException {
    List<Path> files;
    try (Stream<Path> list = Files.list(directory)) {
      files = list.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    }
    assertThat(files).hasSizeGreaterThan(15);
    return files.stream().map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> {
      Mapping surface = new SurfaceFile(
          new InputFile(file.toString(), Files.readAllBytes(file)), new MavenStyle()).surface();
      for (int seed = 0; seed < seeds; seed++) {
        update(surface, seed);
      }
    }));
  }

  private static void update(Mapping surface, int seed) {
    ImportedTwice spec = ImportedTwice.of(surface).edited(RandomUpdatesTest::byHand);
    spec.again(surface);
    Map<String, String> before = new HashMap<>(spec.files());
    assertThat(spec.again(surface).files()).as("nothing changed").isEqualTo(before);
    Mapping now = surface;
    for (int step = 0; step < STEPS; step++) {
      now = new SurfaceMutants(seed * 100L + step).of(now);
      Map<String, String> old = new HashMap<>(spec.files());
      spec.again(now).equalsTo(now);
      spec.files().forEach((path, text) -> {
        for (String mark : BY_HAND) {
          boolean kept = !old.getOrDefault(path, "").contains(mark) || text.contains(mark)
              || mark.equals("title: by hand") && spec.remarks().toString().contains("an example no longer fits");
          assertThat(kept).as(path + " lost " + mark + "\n" + old.get(path) + "\n→\n" + text).isTrue();
        }
      });
      assertThat(spec.again(now).files()).as("again").isEqualTo(spec.files());
    }
  }

  private static String byHand(String path, String text) {
    if (!path.startsWith("tools/")) {
      return text.replace("\nname:", "\n# by hand\nname:");
    }
    String example = text.contains("required:") ? "" : "examples: [{ title: by hand, input: {} }]\n";
    return text.replaceFirst("\nname: ([^#\n]*)\n", "\n# by hand\nname: $1 # named\n")
        .replaceFirst("effect: unknown .*", "effect: read\nannotations: none")
        + example + "errors: { NotFound: Look again }\n";
  }
}
