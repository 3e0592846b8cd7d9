package io.mcpspec.spec.resolve.name;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UriTemplatesTest {

  @Test
  void findsVariablesOfEveryForm() {
    assertThat(UriTemplates.variables("x://{a}/{+b}{#c}{?d,e*}{&f:3}/{a}"))
        .containsExactly("a", "b", "c", "d", "e", "f");
    assertThat(UriTemplates.variables("x://none/{}")).isEmpty();
  }
}
