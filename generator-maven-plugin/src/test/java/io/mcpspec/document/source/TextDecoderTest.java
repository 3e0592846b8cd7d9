package io.mcpspec.document.source;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostics;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TextDecoderTest {

  private final Diagnostics diagnostics = new Diagnostics();

  private Optional<SourceFile> decode(byte... content) {
    return new TextDecoder(diagnostics).decode("a.md", content);
  }

  @Test
  void keepsEveryCharacter() {
    String text = "\uFEFFa\r\n\uD83D\uDE00\u0000";
    assertThat(decode(text.getBytes(StandardCharsets.UTF_8)).orElseThrow().text()).isEqualTo(text);
    assertThat(decode().orElseThrow().text()).isEmpty();
  }

  @Test
  void pointsAtTheFirstBadByte() {
    assertThat(decode((byte) 'a', (byte) '\n', (byte) 'b', (byte) 0xC3)).isEmpty();
    assertThat(diagnostics.sorted()).singleElement().satisfies(finding -> {
      assertThat(finding.span()).hasToString("a.md:2:2");
      assertThat(finding.message()).isEqualTo("byte 0xC3 is not UTF-8");
    });
  }
}
