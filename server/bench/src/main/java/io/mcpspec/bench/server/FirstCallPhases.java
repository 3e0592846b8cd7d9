package io.mcpspec.bench.server;

import io.mcpspec.bench.DynamoDbStub;
import io.mcpspec.bench.Samples;
import io.mcpspec.bench.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the time of a first DynamoDB call goes, from the start of the process to its answer. The client and the stub
 * know their own times; those between are read from the log of loaded classes, which counts as they do: a phase ends
 * when the first class loads that only the next one needs.
 */
final class FirstCallPhases {

  private static final String MAIN = "io.mcpspec.dynamodb.Main";
  private static final String HANDLER = "io.mcpspec.runtime.aws.dynamodb.DynamoDbClients";
  private static final String AWS_CLIENT = "software.amazon.awssdk.awscore.internal.AwsExecutionContextBuilder";
  private static final String SIGNED =
      "software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient$RequestCallable";
  private static final Pattern LOADED = Pattern.compile("\\[(\\d+)ns\\] *(\\S+) source:.*");

  private final DynamoDbStub stub;
  private final Path log;
  private final Map<String, Samples> phases = new LinkedHashMap<>();
  private final Samples whole = new Samples();

  /**
   * @param log a file for what the server's machine logs
   */
  FirstCallPhases(DynamoDbStub stub, Path log) {
    this.stub = stub;
    this.log = log;
  }

  /** Starts the server once, and adds to the samples. */
  void measure(Contestant server, Path errors) throws IOException {
    long start = System.nanoTime();
    try (StdioSession session = StdioSession.start(logging(server), errors)) {
      session.initialize();
      long initialized = System.nanoTime();
      session.request("tools/call", server.call());
      long answered = System.nanoTime();
      Map<String, Long> loaded = loaded();
      Map<String, Long> ends = new LinkedHashMap<>();
      ends.put("the virtual machine starts", at(loaded, MAIN));
      ends.put("the server starts and answers `initialize`", initialized);
      ends.put("the call finds its handler, and the MCP SDK loads", at(loaded, HANDLER));
      ends.put("the AWS client is made", at(loaded, AWS_CLIENT));
      ends.put("the request is built and signed", at(loaded, SIGNED));
      ends.put("the request is sent", stub.lastRequest());
      ends.put("its answer is read, and the result sent", answered);
      add(start, ends);
      whole.add((answered - start) / 1e6);
    }
  }

  private void add(long start, Map<String, Long> ends) {
    long begin = start;
    for (Map.Entry<String, Long> phase : ends.entrySet()) {
      phases.computeIfAbsent(phase.getKey(), title -> new Samples()).add((phase.getValue() - begin) / 1e6);
      begin = phase.getValue();
    }
  }

  private Contestant logging(Contestant server) {
    List<String> command = new ArrayList<>(server.command());
    command.add(command.indexOf("-jar"), "-Xlog:class+load=info:file=" + log + ":timenanos"); // behind -Xlog:disable
    return new Contestant(server.name(), command, server.environment(), server.call());
  }

  private Map<String, Long> loaded() throws IOException {
    Map<String, Long> loaded = new LinkedHashMap<>();
    for (String line : Files.readAllLines(log)) {
      Matcher matcher = LOADED.matcher(line);
      if (matcher.matches()) {
        loaded.putIfAbsent(matcher.group(2), Long.parseLong(matcher.group(1)));
      }
    }
    return loaded;
  }

  private static long at(Map<String, Long> loaded, String mark) {
    if (!loaded.containsKey(mark)) {
      throw new IllegalStateException("the server no longer loads `" + mark + "` at its first DynamoDB call: choose"
          + " another class that marks the end of this phase");
    }
    return loaded.get(mark);
  }

  Table table() {
    Table table = new Table("first DynamoDB call, installed: phase", "median, ms", "share");
    phases.forEach((title, samples) -> table.row(title, samples.text(), share(samples)));
    return table.row("from the start of the process to the answer", whole.text(), share(whole));
  }

  private String share(Samples samples) {
    return String.format(Locale.ROOT, "%.0f %%", 100 * samples.median() / whole.median());
  }
}
