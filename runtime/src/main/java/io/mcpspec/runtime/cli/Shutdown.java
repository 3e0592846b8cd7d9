package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.server.ServerDefinition;

/** The end of the process, by a signal or not: what runs is answered, then the server gives back what it holds. */
final class Shutdown extends Thread {

  /** Ends the serving, and waits a little for the answers to what runs. */
  interface Drain {
    void run() throws InterruptedException;
  }

  private final ServerDefinition definition;
  private volatile Drain drain;
  private volatile int code;

  Shutdown(ServerDefinition definition) {
    super("mcp-close");
    this.definition = definition;
  }

  /** A server that ends on a signal alone has done its work then: the process ends with 0. */
  void drainFirst(Drain serving) {
    drain = serving;
  }

  void exit(int exitCode) {
    code = exitCode;
    System.exit(exitCode);
  }

  @Override
  public void run() {
    Drain first = drain;
    if (first == null) {
      definition.close();
      return;
    }
    try {
      first.run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    definition.close();
    Runtime.getRuntime().halt(code); // or a signal's own code would count
  }
}
