package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.mock.MockServer;
import io.mcpspec.runtime.surface.SurfaceFiles;
import java.util.Optional;

/** Runs the mock of a server whose compiled surface is on the class path. It takes the options of every server. */
public final class MockMain {

  /** The id of the process that the server must not outlive. */
  private static final String PARENT = "mcp-spec.parent";

  private MockMain() {}

  public static void main(String[] args) {
    endWithParent();
    SurfaceFiles files = new SurfaceFiles(MockMain.class.getClassLoader(), SurfaceFiles.ROOT);
    ServerMain.run(new MockServer(files), files, args);
  }

  /** Nobody else would end a server whose starter was killed. */
  private static void endWithParent() {
    Optional<Long> parent = Optional.ofNullable(System.getProperty(PARENT)).map(Long::valueOf);
    parent.flatMap(ProcessHandle::of).ifPresent(process -> process.onExit().thenRun(() -> System.exit(0)));
  }
}
