package io.mcpspec.dynamodb.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Stands for a server in the driver's own tests: answers each request with its method's name, in a chosen way. */
final class FakeServer {

  private static final Pattern REQUEST = Pattern.compile("\"id\":(\\d+),\"method\":\"([^\"]+)\"");

  private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private final List<String> held = new ArrayList<>();

  private FakeServer() {}

  public static void main(String[] arguments) throws IOException {
    FakeServer server = new FakeServer();
    System.err.println("fake server started");
    try (BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        server.accept(line);
      }
    }
    System.exit(3);
  }

  private void accept(String line) {
    Matcher request = REQUEST.matcher(line);
    if (!request.find()) {
      out.println("{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700,\"message\":\"no request\"}}");
      return;
    }
    String answer = "{\"jsonrpc\":\"2.0\",\"id\":" + request.group(1) + ",\"result\":{\"method\":\"" + request.group(2)
        + "\",\"env\":\"" + System.getenv("AWS_REGION") + "," + System.getenv("PATH") + "\"}}";
    switch (request.group(2)) {
      case "hold" -> held.add(answer);
      case "die" -> System.exit(7);
      default -> {
        out.println("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\"}");
        out.println(answer);
        held.forEach(out::println);
        held.clear();
      }
    }
  }
}
