package io.mcpspec.bench.server;

import io.mcpspec.bench.DynamoDbStub;
import io.mcpspec.bench.Samples;
import io.mcpspec.bench.Table;
import io.mcpspec.runtime.json.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;

/** Starts each server in turn, round by round, so that whatever else the machine does meets all of them. */
public final class ServerBench {

  private static final int WARM_UP_CALLS = 1_000;
  private static final int CALLS = 1_000;
  private static final JsonObject LIST_TABLES = Contestant.call("list_tables", JsonObject.EMPTY);

  private enum Measure {
    LIST("spawn to `tools/list` answered, ms"),
    CALL("spawn to first `tools/call` answered, ms"),
    RATE("sequential `tools/call` a second"),
    MEMORY("resident memory after the lists, MB");

    private final String title;

    Measure(String title) {
      this.title = title;
    }
  }

  private final Path module;
  private final int rounds;
  private final Map<Measure, Map<String, Samples>> results = new EnumMap<>(Measure.class);

  public ServerBench(Path module, int rounds) {
    this.module = module;
    this.rounds = rounds;
  }

  /** The medians, and what they are in terms of the TypeScript server's; then the phases of a first DynamoDB call. */
  public List<Table> run() throws IOException, InterruptedException {
    Path work = Files.createDirectories(module.resolve("target/bench"));
    try (DynamoDbStub stub = new DynamoDbStub()) {
      Contestants all = new Contestants(module, stub.endpoint());
      Contestant installed = all.installed(work.resolve("server.jsa"));
      Contestant dynamodb = new Contestant(
          "ours, installed, DynamoDB call", installed.command(), installed.environment(), LIST_TABLES);
      List<Contestant> servers = List.of(
          all.typeScript(), all.everything(), all.handwritten(), all.plain(), installed);
      FirstCallPhases phases = new FirstCallPhases(stub, work.resolve("classes.log"));
      Path errors = work.resolve("errors.txt");
      for (int round = 0; round < rounds; round++) {
        for (Contestant server : servers) {
          measure(server, errors);
          measureFirstCall(server, errors);
        }
        measureFirstCall(dynamodb, errors);
        phases.measure(dynamodb, errors);
        System.err.println("round " + (round + 1) + " of " + rounds + "; medians so far, and times TypeScript SDK: "
            + soFar(all));
      }
      return List.of(table(all), phases.table());
    }
  }

  private void measure(Contestant server, Path errors) throws IOException, InterruptedException {
    long start = System.nanoTime();
    try (StdioSession session = StdioSession.start(server, errors)) {
      session.initialize();
      session.request("tools/list", JsonObject.EMPTY);
      add(server, Measure.LIST, millis(start));
      Thread.sleep(500);
      add(server, Measure.MEMORY, megabytes(session.pid()));
      add(server, Measure.RATE, rate(session, server.call()));
    }
  }

  private void measureFirstCall(Contestant server, Path errors) throws IOException {
    long start = System.nanoTime();
    try (StdioSession session = StdioSession.start(server, errors)) {
      session.initialize();
      session.request("tools/call", server.call());
      add(server, Measure.CALL, millis(start));
    }
  }

  private void add(Contestant server, Measure measure, double value) {
    results.computeIfAbsent(measure, each -> new LinkedHashMap<>())
        .computeIfAbsent(server.name(), name -> new Samples()).add(value);
  }

  private static double rate(StdioSession session, JsonObject call) throws IOException {
    for (int i = 0; i < WARM_UP_CALLS; i++) {
      session.request("tools/call", call);
    }
    long start = System.nanoTime();
    for (int i = 0; i < CALLS; i++) {
      session.request("tools/call", call);
    }
    return CALLS * 1_000.0 / millis(start);
  }

  private static double millis(long start) {
    return (System.nanoTime() - start) / 1e6;
  }

  private static double megabytes(long pid) throws IOException {
    Process ps = new ProcessBuilder("ps", "-o", "rss=", "-p", Long.toString(pid)).start();
    return Long.parseLong(new String(ps.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
        .strip()) / 1024.0;
  }

  /** On one line, so that a run that is ended early has told something. */
  private String soFar(Contestants all) {
    StringJoiner line = new StringJoiner(", ");
    results.forEach((measure, byServer) -> byServer.forEach((name, samples) -> line.add(
        measure.name().toLowerCase(Locale.ROOT) + " of `" + name + "` " + samples.text() + " ("
            + samples.ratio(byServer.get(all.typeScript().name())) + ")")));
    return line.toString();
  }

  private Table table(Contestants all) throws IOException {
    Table table = new Table("measure", "server", "median of " + rounds, "times TypeScript SDK");
    results.forEach((measure, byServer) -> {
      Samples base = byServer.get(all.typeScript().name());
      byServer.forEach((name, samples) -> table.row(measure.title, name, samples.text(), samples.ratio(base)));
    });
    return table.row("jar, MB", "ours", String.format(Locale.ROOT, "%.1f", Files.size(all.jar()) / 1e6), "");
  }
}
