package io.mcpspec.command;

import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where the result of a command goes: into a file that the user named, or to be printed. */
record ResultFile(Invocation invocation, Optional<Path> file) {

  /** Writes the result, with the file's directories. */
  void write(String text) throws StatusException {
    if (file.isEmpty()) {
      invocation.output().result(text);
      return;
    }
    Path path = file.get();
    try {
      if (path.getParent() != null) {
        Files.createDirectories(path.getParent());
      }
      Files.writeString(path, text);
    } catch (IOException e) {
      throw new StatusException(Status.CONFIG, "cannot write `" + path + "`: " + e.getMessage(), e);
    }
    invocation.output().info("written: " + invocation.place().shown(path));
  }
}
