package io.mcpspec.runtime.stdio;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/** Reads lines that end in LF or CRLF. A line that is too long is skipped to its end, without being kept in memory. */
final class LineReader {

  private static final int CHUNK = 1 << 16;

  private final InputStream in;
  private final int limit;
  private final byte[] chunk = new byte[CHUNK];
  private int next;
  private int filled;

  /**
   * @param limit the most bytes that a line may have
   */
  LineReader(InputStream in, int limit) {
    this.in = in;
    this.limit = limit;
  }

  /** The next line; a last one without an end counts. Empty at the end of input. */
  Optional<Line> read() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    boolean tooLong = false;
    boolean any = false;
    while (next < filled || fill()) {
      any = true;
      int end = lineFeed();
      int length = (end < 0 ? filled : end) - next;
      tooLong |= line.size() + length > limit;
      if (!tooLong) {
        line.write(chunk, next, length);
      }
      next += end < 0 ? length : length + 1;
      if (end >= 0) {
        break;
      }
    }
    return any ? Optional.of(tooLong ? new Line(new byte[0], true) : whole(line)) : Optional.empty();
  }

  private static Line whole(ByteArrayOutputStream line) {
    byte[] bytes = line.toByteArray();
    boolean carriageReturn = bytes.length > 0 && bytes[bytes.length - 1] == '\r';
    return new Line(carriageReturn ? Arrays.copyOf(bytes, bytes.length - 1) : bytes, false);
  }

  private boolean fill() throws IOException {
    next = 0;
    filled = Math.max(0, in.read(chunk));
    return filled > 0;
  }

  private int lineFeed() {
    for (int i = next; i < filled; i++) {
      if (chunk[i] == '\n') {
        return i;
      }
    }
    return -1;
  }
}
