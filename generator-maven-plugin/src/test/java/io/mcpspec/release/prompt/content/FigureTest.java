package io.mcpspec.release.prompt.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FigureTest {

  @ParameterizedTest
  @CsvSource(delimiter = '!', value = {
    "at most 1,000 reads/sec      ! <=1000 reads per second",
    "up to 400KB                  ! max 400 KB",
    "more than 90% of items       ! above 90 percent of items",
    "5 or more queries            ! at least 5 queries",
    "100+ values                  ! 100 or more values",
    "$0.50 per GB                 ! $0.5/GB",
    "48 hours                     ! 48 hour",
    "30-70%                       ! 30\u201370%",
    "3 at most                    ! at most 3"
  })
  void theSameInOtherWords(String one, String other) {
    assertThat(meanings(one)).isEqualTo(meanings(other)).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '!', value = {
    "400KB           ! 400MB",
    "48 hours        ! 48 days",
    "48 hours        ! 48",
    "< 50 ms         ! > 50 ms",
    "at most 3       ! at least 3",
    "at most 3       ! 3",
    "30-70%          ! 30-50%",
    "$0.125          ! 0.125",
    "1000 a second   ! 1000 a minute",
    "10 writes       ! 10 reads"
  })
  void another(String one, String other) {
    assertThat(meanings(one)).isNotEqualTo(meanings(other));
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "GSI1 and u7", "release 1.0.8", "Pattern #7", "2024-07-09", "ISO 8601", "Step 2", "Option 1", "1:n", "shard#4",
    "GSI-1", "Java 17", "none at all"
  })
  void namesAreNoFigures(String text) {
    assertThat(Figure.in(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '!', value = {
    "takes up to 400KB of room       ! up to 400KB",
    "3,000 RCU or 1,000 WCU          ! 3,000 RCU; 1,000 WCU",
    "sized 2KB + 5 x 3KB             ! 2KB; 5 x; 3KB"
  })
  void shownAsWritten(String text, String shown) {
    assertThat(String.join("; ", Figure.in(text).stream().map(Figure::shown).toList())).isEqualTo(shown);
  }

  private static List<String> meanings(String text) {
    return Figure.in(text).stream().map(Figure::meaning).toList();
  }
}
