package io.mcpspec.generator.emit.resources;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** File names for names from the wire. */
public final class FileName {

  private FileName() {}

  /**
   * The name itself where every file system takes it; otherwise with each other byte as {@code %xx}. Two names never get
   * the same file name, also where upper and lower case are one.
   */
  public static String safe(String name) {
    StringBuilder safe = new StringBuilder();
    for (byte part : name.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (part & 0xff);
      boolean plain = c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_' || c == '-';
      boolean innerDot = c == '.' && !safe.isEmpty();
      safe.append(plain || innerDot ? String.valueOf(c) : String.format(Locale.ROOT, "%%%02x", (int) c));
    }
    return safe.toString();
  }
}
