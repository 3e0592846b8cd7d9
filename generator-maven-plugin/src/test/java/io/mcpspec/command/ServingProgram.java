package io.mcpspec.command;

import java.nio.file.Path;
import java.util.Arrays;

/** A program that serves: it starts the mock as the command does, and waits for its end. */
final class ServingProgram {

  private ServingProgram() {}

  /** Serves over HTTP, at any free port. {@code args} are the directory of the script and the class path. */
  public static void main(String[] args) throws Exception {
    new MockLauncher(Path.of(args[0]), Arrays.stream(args).skip(1).map(Path::of).toList()).serve("--http", "0");
  }
}
