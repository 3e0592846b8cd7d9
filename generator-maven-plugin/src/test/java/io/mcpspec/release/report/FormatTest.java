package io.mcpspec.release.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.review.Review;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FormatTest {

  @ParameterizedTest
  @EnumSource(Format.class)
  void isFoundByItsName(Format format) {
    assertThat(Format.of(format.id())).contains(format);
    assertThat(Format.ids()).contains(format.id());
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void carriesVerdictAndStatus(Format format) {
    for (Review review : Samples.all().values()) {
      String report = Reports.of(format).of(review);

      assertThat(report).contains(review.verdict().substring(0, 16));
      if (format != Format.CHANGELOG || !review.wasMade()) {
        assertThat(report).contains(review.status().name());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void takesAnyNumberOfFindingsAndAnyLengthOfLine(Format format) {
    String report = Reports.of(format).of(Samples.many());

    assertThat(report).isEqualTo(Reports.of(format).of(Samples.many()));
    if (format != Format.RELEASE) {
      assertThat(report).contains(" is gone 99");
    }
  }
}
