package io.mcpspec.runtime.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RowTest {

  private static final String HEAD = "  name ";
  private static final String TEN = "ten chars ";

  @Test
  void whatFitsStaysAsItIs() {
    assertThat(new Row(HEAD, "Reads one item.").shortened()).isEqualTo("  name Reads one item.\n");
    assertThat(new Row(HEAD, "Reads one item.").wrapped()).isEqualTo("  name Reads one item.\n");
    assertThat(new Row(HEAD, "x".repeat(103)).shortened()).hasSize(111).doesNotContain("…");
  }

  @Test
  void aRowWithoutTextEndsBehindItsName() {
    assertThat(new Row(HEAD, "").shortened()).isEqualTo("  name\n");
    assertThat(new Row(HEAD, "").wrapped()).isEqualTo("  name\n");
  }

  @Test
  void aLongTextEndsBehindAWord() {
    assertThat(new Row(HEAD, TEN.repeat(11)).shortened()).isEqualTo(HEAD + TEN.repeat(10).strip() + "…\n");
    assertThat(new Row(HEAD, TEN.repeat(9) + "ten chars, and more of it").shortened())
        .isEqualTo(HEAD + TEN.repeat(9) + "ten chars…\n");
    assertThat(new Row(HEAD, "x".repeat(104)).shortened()).isEqualTo(HEAD + "…\n");
  }

  @Test
  void aNameThatTakesTheWholeLineIsShownWhole() {
    String uri = "prompt://" + "x".repeat(110) + " ";
    assertThat(new Row(uri, "Hands out a text.").shortened()).isEqualTo(uri + "…\n");
  }

  @Test
  void aLongTextIsWrappedBelowItself() {
    assertThat(new Row(HEAD, TEN.repeat(11) + "\nend").wrapped())
        .isEqualTo(HEAD + TEN.repeat(10) + "ten\n       chars end\n");
  }
}
