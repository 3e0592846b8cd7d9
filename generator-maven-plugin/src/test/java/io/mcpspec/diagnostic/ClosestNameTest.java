package io.mcpspec.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClosestNameTest {

  private static final List<String> NAMES = List.of("read", "write", "destroy", "minLength", "max-length", "a");

  @ParameterizedTest
  @CsvSource({"raed,read", "reda,read", "wrte,write", "destory,destroy", "min_length,minLength", "MAXLENGTH,max-length",
      "minLenght,minLength", "red,read", "b,a", "dest,destroy"})
  void findsSlips(String written, String meant) {
    assertThat(ClosestName.of(written, NAMES)).contains(meant);
  }

  @ParameterizedTest
  @CsvSource({"delete", "xyz", "maximum", "''"})
  void doesNotGuess(String written) {
    assertThat(ClosestName.of(written, NAMES.subList(0, 5))).isEmpty();
  }

  @Test
  void theFirstOfEqualsWins() {
    assertThat(ClosestName.of("taX", List.of("tab", "tag"))).contains("tab");
  }

  @Test
  void helpFallsBack() {
    assertThat(ClosestName.help("raed", NAMES, "x")).isEqualTo("did you mean `read`?");
    assertThat(ClosestName.help("zzzzzz", NAMES, "names are …")).isEqualTo("names are …");
  }
}
