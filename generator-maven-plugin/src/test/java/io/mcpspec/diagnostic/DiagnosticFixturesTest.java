package io.mcpspec.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every code has an example that produces it, a page that explains it, and a place that reports it. */
class DiagnosticFixturesTest {

  static List<DiagnosticFixture> fixtures() throws IOException {
    return DiagnosticFixture.all();
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void badProducesExactlyWhatIsExpected(DiagnosticFixture fixture) throws IOException {
    assertThat(fixture.report("bad")).isEqualTo(fixture.expected());
    assertThat(fixture.findings("bad")).extracting(finding -> finding.code().slug()).contains(fixture.slug());
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void goodProducesNothing(DiagnosticFixture fixture) throws IOException {
    assertThat(fixture.report("good")).matches("0 errors in 0 of [0-9]+ files\n");
  }

  @Test
  void everyCodeHasAFixture() throws IOException {
    assertThat(fixtures())
        .extracting(DiagnosticFixture::slug)
        .containsExactlyInAnyOrderElementsOf(Arrays.stream(Code.values()).map(Code::slug).toList());
  }

  @ParameterizedTest
  @EnumSource(Code.class)
  void everyCodeIsExplained(Code code) {
    assertThat(Explanation.of(code))
        .startsWith("# " + code.slug() + "\n")
        .contains("\n## Example\n", "\n## How to fix it\n", "```");
  }

  @Test
  void everyCodeIsReportedSomewhere() throws IOException {
    String sources = mainSources();
    assertThat(Code.values()).allSatisfy(code -> assertThat(sources)
        .containsPattern("(Code|Kind)\\." + code.name() + "\\b"));
  }

  private static String mainSources() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .map(DiagnosticFixturesTest::read)
          .collect(Collectors.joining("\n"));
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
