package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.fixture.FixtureServer;

/** The fixture as a process of its own. */
final class FixtureMain {

  private FixtureMain() {}

  public static void main(String[] args) {
    ServerMain.run(new FixtureServer(), FixtureServer.FILES, args);
  }
}
