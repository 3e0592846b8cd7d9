package io.mcpspec.runtime.decode;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class InvalidArgumentsExceptionTest {

  @Test
  void countsTheProblems() {
    assertThat(new InvalidArgumentsException(List.of("a: b"))).hasMessage("1 argument is wrong:\n- a: b");
    assertThat(new InvalidArgumentsException(List.of("a: b", "c: d")))
        .hasMessage("2 arguments are wrong:\n- a: b\n- c: d");
  }

  @Test
  void showsTheFirstTwenty() {
    assertThat(new InvalidArgumentsException(Collections.nCopies(1020, "x")).getMessage())
        .startsWith("1,020 arguments are wrong:\n- x\n")
        .endsWith("\n- x\n- and 1,000 more")
        .hasLineCount(22);
  }
}
