package io.mcpspec.runtime.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads files that hold one secret; blanks and line ends around it do not count. */
record SecretFile(Flag flag, String file) {

  /**
   * @throws UsageException when there is no secret to read
   */
  String read() {
    try {
      String text = Files.readString(Path.of(file)).strip();
      if (text.isEmpty()) {
        throw wrong("the file is empty; write a long random text into it");
      }
      return text;
    } catch (NoSuchFileException e) {
      throw wrong("there is no such file");
    } catch (IOException e) {
      throw wrong("the file cannot be read as text (" + e.getClass().getSimpleName() + ")");
    }
  }

  UsageException wrong(String why) {
    return new UsageException("option `" + flag.written() + "`: " + file + ": " + why);
  }
}
