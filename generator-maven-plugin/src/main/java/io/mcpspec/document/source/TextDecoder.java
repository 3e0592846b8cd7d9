package io.mcpspec.document.source;

import io.mcpspec.document.source.ReadFault.Kind;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/** Decodes files as UTF-8, strictly: a byte that is not UTF-8 is a finding, never a replacement character. */
public final class TextDecoder {

  private final ReadFault.Listener faults;

  public TextDecoder(ReadFault.Listener faults) {
    this.faults = faults;
  }

  /**
   * Decodes one file.
   *
   * @param path the path to show
   * @param content its bytes
   * @return the text with every character that the bytes hold, a byte order mark included
   */
  public Optional<SourceFile> decode(String path, byte[] content) {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer bytes = ByteBuffer.wrap(content);
    CharBuffer chars = CharBuffer.allocate(content.length + 1);
    CoderResult result = decoder.decode(bytes, chars, true);
    SourceFile file = new SourceFile(path, chars.flip().toString());
    if (!result.isError()) {
      return Optional.of(file);
    }
    int end = file.text().length();
    faults.report(
        Kind.BAD_ENCODING,
        new LineIndex(file).span(end, end),
        "byte " + hex(content[bytes.position()]) + " is not UTF-8",
        "save the file as UTF-8");
    return Optional.empty();
  }

  private static String hex(byte value) {
    return "0x" + Integer.toHexString(Byte.toUnsignedInt(value)).toUpperCase(Locale.ROOT);
  }
}
