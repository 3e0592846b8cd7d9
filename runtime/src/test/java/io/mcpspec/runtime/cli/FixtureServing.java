package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.fixture.FixtureServer;

/** Serves a variant of the fixture as a process of its own. */
public final class FixtureServing {

  private FixtureServing() {}

  public static void run(FixtureServer server, String[] args) {
    ServerMain.run(server, FixtureServer.FILES, args);
  }
}
