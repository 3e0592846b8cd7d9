package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.fixture.FixtureServer;

/** The fixture as a process of its own. */
final class FixtureMain {

  private FixtureMain() {}

  public static void main(String[] args) {
    ServerMain.run(new Closing(), FixtureServer.FILES, args);
  }

  /** Says when it is closed, when asked to. */
  private static final class Closing extends FixtureServer {

    @Override
    public void close() {
      if (Boolean.getBoolean("fixture.close")) {
        System.err.println("closed");
      }
    }
  }
}
