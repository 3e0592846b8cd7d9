package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.mock.MockServer;
import io.mcpspec.runtime.surface.SurfaceFiles;

/** Runs the mock of a server whose compiled surface is on the class path. It takes the options of every server. */
public final class MockMain {

  private MockMain() {}

  public static void main(String[] args) {
    SurfaceFiles files = new SurfaceFiles(MockMain.class.getClassLoader(), SurfaceFiles.ROOT);
    ServerMain.run(new MockServer(files), files, args);
  }
}
