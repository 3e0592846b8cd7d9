package org.example.greeter;

import io.mcpspec.runtime.cli.ServerMain;
import org.example.greeter.spec.Greeter;

/** Runs the server. */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    ServerMain.run(new Greeter(new GreeterHandlers()), args);
  }
}
