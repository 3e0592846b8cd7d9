package io.mcpspec.dynamodb.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * The open-source DynamoDB engine dynalite, in memory, on a free loopback port. It watches its standard input: when that
 * ends, with {@link #close} or with this process, however it died, the engine ends too.
 */
public final class Dynalite implements AutoCloseable {

  private static final Path SCRIPT = Path.of("src", "test", "node", "dynalite.js");

  private final Process process;
  private final URI endpoint;

  private Dynalite(Process process, URI endpoint) {
    this.process = process;
    this.endpoint = endpoint;
  }

  /** Starts the engine and waits until it listens: only then does it print its port. */
  public static Dynalite start() throws IOException {
    Process process = new ProcessBuilder("node", SCRIPT.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
    BufferedReader output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String port = output.readLine();
    if (port == null) {
      process.destroyForcibly();
      throw new IOException("dynalite ended before it listened; what it said is on standard error");
    }
    return new Dynalite(process, URI.create("http://127.0.0.1:" + port));
  }

  public URI endpoint() {
    return endpoint;
  }

  boolean isRunning() {
    return process.isAlive();
  }

  @Override
  public void close() throws IOException {
    process.getOutputStream().close();
    try {
      if (!process.waitFor(5, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
