package io.mcpspec.runtime.install;

import io.mcpspec.runtime.install.config.ConfigText;
import io.mcpspec.runtime.install.machine.InstallException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;

/**
 * Reads and writes a client's configuration file. It is replaced as a whole, or not at all; its rights stay. What
 * another program wrote meanwhile is never overwritten.
 */
final class ConfigFile {

  private ConfigFile() {}

  /**
   * Its text; empty when there is no such file.
   *
   * @throws InstallException when it is not UTF-8
   */
  static ConfigText read(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new InstallException(file + " is a folder; expected the client's configuration file");
    }
    if (!Files.exists(file)) {
      requireNoLink(file);
      return new ConfigText(file, "");
    }
    try {
      byte[] bytes = Files.readAllBytes(file);
      return new ConfigText(file, StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      throw new InstallException(file + ": not UTF-8 text. The file was not changed");
    }
  }

  private static void requireNoLink(Path file) throws IOException {
    if (Files.isSymbolicLink(file)) {
      throw new InstallException(file + " is a link to " + Files.readSymbolicLink(file) + ", which leads to no file;"
          + " make that file, or delete the link");
    }
  }

  /**
   * Writes a file that another program may have changed since it was read.
   *
   * @param before what was read
   * @throws ChangedMeanwhileException when it is not what was read; nothing was written
   */
  static void write(ConfigText before, String text) throws IOException {
    requireWritable(before.file());
    if (!read(before.file()).text().equals(before.text())) {
      throw new ChangedMeanwhileException(before.file());
    }
    write(before.file(), text);
  }

  private static void requireWritable(Path file) throws IOException {
    if (Files.exists(file)) {
      PosixFileAttributeView rights = Files.getFileAttributeView(file, PosixFileAttributeView.class);
      boolean isReadOnly = rights == null
          ? !Files.isWritable(file)
          : !rights.readAttributes().permissions().contains(PosixFilePermission.OWNER_WRITE);
      if (isReadOnly) {
        throw new InstallException(file + " is read-only; allow its owner to write it. The file was not changed");
      }
    }
  }

  /** Writes it beside, then puts it in its place; a link stays a link. */
  static void write(Path file, String text) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file;
    Path temporary = target.resolveSibling("." + target.getFileName() + ".mcp-spec");
    try {
      Files.deleteIfExists(temporary);
      Files.write(temporary, text.getBytes(StandardCharsets.UTF_8), StandardOpenOption.CREATE_NEW);
      copyRights(target, temporary);
      Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  /**
   * Keeps a copy of it beside it.
   *
   * @param name the server for whose sake it is changed
   */
  static Path backUp(Path file, String name) throws IOException {
    return Files.copy(file, backup(file, name), StandardCopyOption.COPY_ATTRIBUTES);
  }

  /** Where a copy would be kept: under a name that is free. */
  static Path backup(Path file, String name) {
    String first = file.getFileName() + ".before-" + name;
    Path backup = file.resolveSibling(first);
    for (int number = 2; Files.exists(backup); number++) {
      backup = file.resolveSibling(first + "." + number);
    }
    return backup;
  }

  private static void copyRights(Path from, Path to) throws IOException {
    if (!Files.exists(from)) {
      return;
    }
    PosixFileAttributeView rights = Files.getFileAttributeView(from, PosixFileAttributeView.class);
    if (rights != null) {
      Files.setPosixFilePermissions(to, rights.readAttributes().permissions());
    }
  }
}
