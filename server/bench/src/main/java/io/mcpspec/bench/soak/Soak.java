package io.mcpspec.bench.soak;

import io.mcpspec.bench.DynamoDbStub;
import io.mcpspec.bench.Table;
import io.mcpspec.bench.server.Contestant;
import io.mcpspec.bench.server.StdioSession;
import io.mcpspec.runtime.install.machine.Jvm;
import io.mcpspec.runtime.json.JsonObject;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Very many calls of all kinds to one server: no answer may be lost or be another's, and what the server takes of the
 * machine must not grow. Its heap is small, so that what is kept shows.
 */
public final class Soak {

  private static final int CALLS = Integer.getInteger("bench.calls", 100_000);
  private static final int STARTING_SECONDS = 60;

  private final Path module;
  private final Table table = new Table("transport", "calls", "answered right", "cancelled", "lost", "wrong",
      "memory at a fifth, MB", "at the end", "threads at a fifth", "at the end");

  public Soak(Path module) {
    this.module = module;
  }

  public Table run() throws IOException, InterruptedException {
    Path errors = Files.createDirectories(module.resolve("target/bench")).resolve("soak-errors.txt");
    try (DynamoDbStub stub = new DynamoDbStub()) {
      try (StdioSession session = StdioSession.start(server(stub), errors)) {
        Tally tally = new Tally();
        soak("stdio", session.pid(), new StdioSoak(session, tally), tally);
      }
      int port = freePort();
      try (StdioSession process = StdioSession.start(
          server(stub, "--http", Integer.toString(port)), errors)) {
        awaitPort(port);
        Tally tally = new Tally();
        URI address = URI.create("http://127.0.0.1:" + port + "/mcp");
        soak("HTTP", process.pid(), new HttpSoak(address, tally), tally);
      }
    }
    return table;
  }

  private void soak(String transport, long pid, SoakClient client, Tally tally)
      throws IOException, InterruptedException {
    client.run(0, CALLS / 5);
    Footprint early = Footprint.of(pid);
    client.run(CALLS / 5, CALLS);
    Footprint late = Footprint.of(pid);
    table.row(transport, "" + CALLS, "" + tally.right(), "" + tally.cancelled(), "" + tally.lost(),
        "" + tally.wrong(), "" + early.megabytes(), "" + late.megabytes(), "" + early.threads(), "" + late.threads());
  }

  private Contestant server(DynamoDbStub stub, String... options) {
    List<String> command = new ArrayList<>(List.of(Jvm.running().java().toString(), "-Xmx96m",
        "-XX:+UseSerialGC", "-jar", module.resolve("../target/dynamodb-mcp-server.jar").normalize().toString()));
    command.addAll(List.of(options));
    Map<String, String> environment = Map.of("AWS_ENDPOINT_URL_DYNAMODB", stub.endpoint(), "AWS_REGION", "eu-west-1",
        "AWS_ACCESS_KEY_ID", "bench", "AWS_SECRET_ACCESS_KEY", "bench", "AWS_EC2_METADATA_DISABLED", "true");
    return new Contestant("soak", command, environment, JsonObject.EMPTY);
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static void awaitPort(int port) throws IOException, InterruptedException {
    for (int tenth = 0; tenth < STARTING_SECONDS * 10; tenth++) {
      try {
        new Socket(InetAddress.getLoopbackAddress(), port).close();
        return;
      } catch (IOException notYet) {
        Thread.sleep(100);
      }
    }
    throw new IOException("the server did not listen within " + STARTING_SECONDS + " seconds");
  }
}
