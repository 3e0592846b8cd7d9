package io.mcpspec.promptdiffs;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.report.Format;
import io.mcpspec.release.review.Review;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What each step between releases changes, as a reviewer reads it, is approved. */
class StepsTest {

  static final Path DIFFS = Path.of("diffs");

  @TestFactory
  Stream<DynamicTest> everyStepIsReviewed() {
    assertThat(Steps.all()).isNotEmpty();
    return Steps.all().stream().map(step -> DynamicTest.dynamicTest(step.name(), () -> verify(step)));
  }

  @Test
  void everyFolderIsAStep() throws Exception {
    List<String> steps = Steps.all().stream().map(Steps.Step::name).toList();
    try (Stream<Path> folders = Files.list(DIFFS)) {
      assertThat(folders.map(folder -> folder.getFileName().toString())).containsExactlyInAnyOrderElementsOf(steps);
    }
  }

  private static void verify(Steps.Step step) throws StatusException {
    Review review = step.review();
    Path folder = DIFFS.resolve(step.name());
    new Approvals(folder, "md", Meaning.NONE).verify("review", Format.MARKDOWN.report().of(review));
    new Approvals(folder, "txt", Meaning.NONE).verify("release", Format.RELEASE.report().of(review));
  }
}
