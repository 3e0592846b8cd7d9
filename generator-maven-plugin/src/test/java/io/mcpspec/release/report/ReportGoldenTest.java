package io.mcpspec.release.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.review.Review;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every format of every sample, as a reader gets it. After a change that is wanted, run with {@code -Dgoldens=write}
 * and read the difference.
 */
class ReportGoldenTest {

  private static final Path GOLDENS = Path.of("src/test/resources/release/reports");

  static Stream<Arguments> cases() {
    return Samples.all().entrySet().stream()
        .flatMap(sample -> Stream.of(Format.values())
            .map(format -> Arguments.of(sample.getKey(), format, sample.getValue())));
  }

  @ParameterizedTest(name = "{0} as {1}")
  @MethodSource("cases")
  void saysWhatWasRead(String sample, Format format, Review review) throws IOException {
    String report = withoutAssets(Reports.of(format).of(review));
    Path golden = GOLDENS.resolve(sample + "." + format.id());
    if ("write".equals(System.getProperty("goldens"))) {
      Files.createDirectories(GOLDENS);
      Files.writeString(golden, report);
    }
    assertThat(report).isEqualTo(Files.readString(golden));
    assertThat(report).endsWith("\n").doesNotContain("\r").doesNotContain("\u001b");
  }

  /** What makes the page look and act stands in files of its own. */
  private static String withoutAssets(String report) {
    return report.replaceFirst("(?s)<style>.*?</style>", "<style></style>")
        .replaceFirst("(?s)<script>.*</script>", "<script></script>")
        .replaceAll("'sha256-[^']+'", "'sha256-…'");
  }
}
