package io.mcpspec.runtime.install.config;

import io.mcpspec.runtime.install.machine.InstallException;
import java.nio.file.Path;

/**
 * The text of a configuration file.
 *
 * @param file where it is
 * @param text its content; empty when there is no file
 */
public record ConfigText(Path file, String text) {

  /** A place in it as editors name it: path, line and column, both counted from one. */
  String place(int offset) {
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < offset; i++) {
      if (text.charAt(i) == '\n') {
        line++;
        lineStart = i + 1;
      }
    }
    return file + ":" + line + ":" + (text.codePointCount(lineStart, offset) + 1);
  }

  /** What to say of a fault in it; the file is left as it is. */
  InstallException wrong(int offset, String message) {
    return new InstallException(place(offset) + ": " + message + ". The file was not changed");
  }

  /** The line separator that it uses. */
  String newline() {
    return text.contains("\r\n") ? "\r\n" : "\n";
  }

  /** The text with something put in. */
  String with(int offset, String inserted) {
    return text.substring(0, offset) + inserted + text.substring(offset);
  }

  /** The blanks that begin the line of a place. */
  String indent(int offset) {
    int start = text.lastIndexOf('\n', offset - 1) + 1;
    int end = start;
    while (end < offset && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
      end++;
    }
    return text.substring(start, end);
  }
}
