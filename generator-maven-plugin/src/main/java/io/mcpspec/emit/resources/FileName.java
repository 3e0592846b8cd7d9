package io.mcpspec.emit.resources;

import io.mcpspec.document.node.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;

/** File names for names from the wire. */
public final class FileName {

  /** Names of devices on Windows, with any extension. */
  private static final Set<String> DEVICES = Set.of("con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "com5",
      "com6", "com7", "com8", "com9", "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9");

  /** Leaves room for an extension below the 255 bytes that file systems allow. */
  private static final int MAX_LENGTH = 200;

  private static final int KEPT_OF_LONG = 120;

  private FileName() {}

  /**
   * The name itself where every file system takes it; otherwise with each other byte as {@code %xx}, and a hash in
   * place of what is too long. Two names never get the same file name, also where upper and lower case are one.
   */
  public static String safe(String name) {
    StringBuilder safe = new StringBuilder();
    byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
    boolean device = DEVICES.contains(name.split("\\.", 2)[0]);
    for (int i = 0; i < bytes.length; i++) {
      char c = (char) (bytes[i] & 0xff);
      boolean plain = c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_' || c == '-';
      boolean innerDot = c == '.' && i > 0 && i + 1 < bytes.length;
      boolean kept = (plain || innerDot) && !(device && i == 0);
      safe.append(kept ? String.valueOf(c) : String.format(Locale.ROOT, "%%%02x", (int) c));
    }
    if (safe.isEmpty()) {
      return "%";
    }
    return safe.length() <= MAX_LENGTH ? safe.toString() : safe.substring(0, KEPT_OF_LONG) + "%-" + Sha256.hex(bytes);
  }
}
