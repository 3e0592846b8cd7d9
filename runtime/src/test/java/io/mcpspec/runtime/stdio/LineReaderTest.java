package io.mcpspec.runtime.stdio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineReaderTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 1000})
  void splitsLinesWhereverTheBytesArePutTogether(int chunk) throws IOException {
    assertThat(read("a\r\n\nbé\nlong-long\n12345678\nlast", chunk, 8))
        .containsExactly("a", "", "bé", "(too long)", "12345678", "last");
    assertThat(read("", chunk, 8)).isEmpty();
    assertThat(read("\n", chunk, 8)).containsExactly("");
    assertThat(read("much too long", chunk, 8)).containsExactly("(too long)");
  }

  private static List<String> read(String text, int chunk, int limit) throws IOException {
    InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)) {
      @Override
      public int read(byte[] bytes) {
        return read(bytes, 0, Math.min(bytes.length, chunk));
      }
    };
    LineReader reader = new LineReader(in, limit);
    List<String> lines = new ArrayList<>();
    for (Optional<Line> line = reader.read(); line.isPresent(); line = reader.read()) {
      lines.add(line.get().tooLong() ? "(too long)" : new String(line.get().bytes(), StandardCharsets.UTF_8));
    }
    return lines;
  }
}
