package io.mcpspec.release.prompt.content;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.release.prompt.match.Unit;
import io.mcpspec.release.prompt.match.UnitReader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NormativeRuleTest {

  @ParameterizedTest
  @CsvSource(delimiter = '!', value = {
    "You MUST ask first.                        ! MUST",
    "CRITICAL: You MUST NOT guess.              ! CRITICAL, MUST NOT",
    "Never guess.                               ! never",
    "- **NEVER** guess                          ! NEVER",
    "Count the average, never the peak.         ! never",
    "Each pattern must have its load.           ! must",
    "A rule must not be broken.                 ! must not",
    "You should ask first.                      ! should",
    "Do not guess.                              ! do not",
    "So do NOT rely on it.                      ! do NOT",
    "Always ask first.                          ! always"
  })
  void rules(String sentence, String words) {
    assertThat(norm(sentence)).map(NormativeRule::toString).contains(words);
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "A GSI is always read late.", "Items that must be unique get a table.", "Must they change together?",
    "It never gets full.", "Use it where values should spread.", "| Backup | must differ |",
    "Combine them unless operations must differ.", "Read the must-have list."
  })
  void descriptions(String sentence) {
    assertThat(norm(sentence)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"Never guess., true", "You MUST NOT guess., true", "DO NOT guess., true", "Do not guess., false",
      "You MUST ask., false"})
  void someForbid(String sentence, boolean forbids) {
    assertThat(norm(sentence).orElseThrow().forbids()).isEqualTo(forbids);
  }

  private static Optional<NormativeRule> norm(String sentence) {
    PromptSection section = new PromptSection("s", Optional.empty(), "", 0, sentence, List.of(), new Place("s", 1));
    PromptText prompt = new PromptText("p", sentence, List.of(section), true, 0);
    List<Unit> units = UnitReader.read(prompt).get(section);
    assertThat(units).hasSize(1);
    return NormativeRule.of(units.get(0));
  }
}
