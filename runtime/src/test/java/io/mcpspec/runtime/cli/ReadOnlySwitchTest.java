package io.mcpspec.runtime.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.fixture.FixtureServer;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadOnlySwitchTest {

  @ParameterizedTest
  @ValueSource(strings = {"true", "TRUE ", "1", "yes", "on", "y", "enabled", "t", "", " "})
  void isOn(String value) {
    assertThat(isOn(Map.of("FIXTURE_READONLY", value))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"false", " False", "0", "no", "off", "n", "disabled"})
  void isOff(String value) {
    assertThat(isOn(Map.of("FIXTURE_READONLY", value))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "falsch", "-", "yes please"})
  void doesNotGuess(String value) {
    assertThatThrownBy(() -> isOn(Map.of("FIXTURE-READ-ONLY", value)))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("`FIXTURE-READ-ONLY`");
  }

  @ParameterizedTest
  @ValueSource(strings = {"FIXTURE_READ_ONLY", "fixture_readonly", "FIXTURE-READONLY"})
  void takesOtherSpellingsOfItsName(String name) {
    assertThat(isOn(Map.of(name, "true"))).isTrue();
  }

  @Test
  void isOnWhenOneOfSeveralIs() {
    assertThat(isOn(Map.of("FIXTURE_READONLY", "false", "FIXTURE-READ-ONLY", "true"))).isTrue();
    assertThat(isOn(Map.of())).isFalse();
    assertThat(isOn(Map.of("OTHER_READONLY", "true"))).isFalse();
  }

  private static boolean isOn(Map<String, String> environment) {
    return new ReadOnlySwitch(new SpecVariables(FixtureServer.manifest(), environment)).isOn();
  }
}
