package io.mcpspec.document.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LineIndexTest {

  private final LineIndex index = new LineIndex(new SourceFile("a", "ab\r\n\uD83D\uDE00c\rd\n"));

  @Test
  void countsCodePointsAndAllLineEnds() {
    assertThat(index.position(0)).isEqualTo(new Position(1, 1));
    assertThat(index.position(3)).isEqualTo(new Position(1, 4));
    assertThat(index.position(4)).isEqualTo(new Position(2, 1));
    assertThat(index.position(6)).isEqualTo(new Position(2, 2));
    assertThat(index.position(8)).isEqualTo(new Position(3, 1));
    assertThat(index.position(99)).isEqualTo(new Position(4, 1));
  }

  @Test
  void goesBackToOffsets() {
    for (int offset : new int[] {0, 1, 2, 4, 6, 7, 8, 9, 10}) {
      assertThat(index.offset(index.position(offset))).isEqualTo(offset);
    }
  }
}
