package io.mcpspec.runtime.install.machine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** SHA-256 of files and texts, as lower-case hexadecimal. */
public final class Sha256 {

  private static final int BUFFER = 1 << 16;

  private Sha256() {}

  public static String of(byte[] content) {
    return HexFormat.of().formatHex(digest().digest(content));
  }

  public static String of(Path file) {
    return of(List.of(file));
  }

  /** Of the content of several files, one behind the other. */
  public static String of(List<Path> files) {
    MessageDigest digest = digest();
    for (Path file : files) {
      add(file, digest);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void add(Path file, MessageDigest digest) {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] buffer = new byte[BUFFER];
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        digest.update(buffer, 0, read);
      }
    } catch (IOException e) {
      throw new InstallException("cannot read `" + file + "`", e);
    }
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
