package io.mcpspec.maven;

import java.nio.file.Path;
import java.util.Arrays;

/** Stands for the Maven that runs {@code mcp-spec:serve}: starts the mock as the goal does, and waits for its end. */
final class ServedByMaven {

  private ServedByMaven() {}

  /** Serves over HTTP, at any free port. {@code args} are the directory of the goal's output and the class path. */
  public static void main(String[] args) throws Exception {
    new MockLauncher(Path.of(args[0]), Arrays.stream(args).skip(1).map(Path::of).toList()).serveHttp(0);
  }
}
