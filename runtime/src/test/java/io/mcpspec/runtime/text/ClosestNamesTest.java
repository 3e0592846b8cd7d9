package io.mcpspec.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClosestNamesTest {

  private final ClosestNames names =
      new ClosestNames(List.of("get_item", "put_item", "describe_table", "describe_backup", "scan"));

  @ParameterizedTest
  @CsvSource({
    "getitem, ; did you mean `get_item`?",
    "GET-ITEM, ; did you mean `get_item`?",
    "pet_item, ; did you mean `get_item` or `put_item`?",
    "describe, ; did you mean `describe_table` or `describe_backup`?",
    "sacn, ; did you mean `scan`?",
    "zzzzzz, ''",
    "'', ''",
  })
  void findsWhatWasProbablyMeant(String wrong, String hint) {
    assertThat(names.hint(wrong)).isEqualTo(hint);
  }

  @Test
  @Timeout(5)
  void doesNotCompareWhatIsTooLongForASlip() {
    assertThat(names.hint("scan".repeat(5_000_000))).isEmpty();
  }
}
