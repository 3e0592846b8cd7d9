package io.mcpspec.runtime.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamePatternsTest {

  @ParameterizedTest
  @CsvSource({
    "Orders, Orders, true", "Orders, Orders2, false", "Orders, orders, false", "orders-*, orders-, true",
    "orders-*, orders-eu-1, true", "orders-*, my-orders-1, false", "*, x, true", "*-prod, a-prod-b-prod, true",
    "*-prod, a-prod-b, false", "a*b*c, axxbxbxc, true", "a*b*c, axxcxb, false", "v?, v1, true", "v?, v, false",
    "v?, v12, false", "**a, ba, true", "a.b, axb, false", "a*, ab, true", "?*, '', false",
  })
  void allowsWholeNamesThatMatch(String pattern, String name, boolean allowed) {
    assertThat(new NamePatterns(List.of(pattern)).allow(name)).isEqualTo(allowed);
    assertThat(new NamePatterns(List.of("other", pattern)).allow(name)).isEqualTo(allowed);
  }

  @Test
  void isQuickWhateverThePattern() {
    String name = "a".repeat(255);
    assertThat(new NamePatterns(List.of("*a".repeat(60) + "b")).allow(name)).isFalse();
  }

  @Test
  void needsAPattern() {
    assertThatThrownBy(() -> new NamePatterns(List.of())).isInstanceOf(IllegalArgumentException.class);
  }
}
