package io.mcpspec.client;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * A server with three tools on three pages, two prompts (one needs an argument), a resource and a template. Run as a
 * process it speaks stdio; a word as argument makes it misbehave.
 */
public final class FakeServer {

  private static final List<String> TOOLS = List.of("first", "second", "third");

  private final String fault;

  FakeServer(String fault) {
    this.fault = fault;
  }

  public static void main(String[] args) throws IOException {
    String fault = args.length > 0 ? args[0] : "none";
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    if (fault.equals("dies")) {
      System.err.println("cannot find module `left-pad`");
      System.exit(3);
    }
    if (fault.equals("noise")) {
      out.println("Server starting on stdio…");
    }
    serve(fault, in, out);
    if (fault.equals("stays")) {
      sleep();
    }
  }

  private static void serve(String fault, BufferedReader in, PrintStream out) throws IOException {
    FakeServer server = new FakeServer(fault);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      Mapping message = Messages.read(line).orElseThrow();
      before(fault, message.text("method").orElse(""), in, out);
      server.answer(message).map(JsonWriter::compact).ifPresent(answer -> {
        out.println(answer);
        if (fault.equals("confused")) {
          out.println(answer);
        }
      });
    }
  }

  /** What it does before it answers. */
  private static void before(String fault, String method, BufferedReader in, PrintStream out) throws IOException {
    if (fault.equals("asks")) {
      out.println("{\"jsonrpc\":\"2.0\",\"id\":\"p1\",\"method\":\"ping\"}");
      out.println("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\",\"params\":{}}");
    }
    if (fault.equals("insists") && method.equals("tools/list")) {
      insist(in, out);
    }
    if (fault.equals("dies-midway") && method.equals("prompts/list")) {
      System.err.println("out of memory");
      System.exit(4);
    }
    if (fault.equals("confused")) {
      confuse(out);
    }
  }

  /** Goes on only when what it asks was refused as JSON-RPC has it. */
  private static void insist(BufferedReader in, PrintStream out) throws IOException {
    for (String method : List.of("roots/list", "sampling/createMessage")) {
      out.println("{\"jsonrpc\":\"2.0\",\"id\":\"" + method + "\",\"method\":\"" + method + "\",\"params\":{}}");
      String answer = in.readLine();
      if (!answer.contains("\"id\":\"" + method + "\"") || !answer.contains("-32601")) {
        System.err.println("wrong answer: " + answer);
        System.exit(5);
      }
    }
  }

  /** Answers to requests that nobody made, before the right one. */
  private static void confuse(PrintStream out) {
    for (String id : List.of("999", "\"1\\u0000\"", "1.5", "0")) {
      out.println("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{\"tools\":[{\"name\":\"wrong\"}]}}");
    }
  }

  private static void sleep() {
    try {
      Thread.sleep(60_000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The answer; none to notifications, and none to what it is silent about. */
  Optional<Mapping> answer(Mapping message) {
    String method = message.text("method").orElse("");
    if (fault.equals("deaf") && method.equals("tools/list")) {
      return Messages.read("{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700,\"message\":\"what?\"}}");
    }
    boolean silent = fault.equals("silent") && method.equals("tools/list");
    if (!message.has("id") || method.isEmpty() || silent) {
      return Optional.empty();
    }
    Mapping params = message.mapping("params").orElse(object(""));
    String result = result(method, params);
    MappingBuilder answer = new MappingBuilder(Messages.SPAN).put("jsonrpc", "2.0").putNode("id", message.get("id"));
    return Optional.of(result.startsWith("-")
        ? answer.put("error", object("\"code\":" + result + ",\"message\":\"no `" + method + "`\"")).build()
        : answer.put("result", object(result)).build());
  }

  private String result(String method, Mapping params) {
    if (fault.equals("no-templates") && method.equals("resources/templates/list")) {
      return "-32601";
    }
    return switch (method) {
      case "initialize" -> "\"protocolVersion\":\"2025-06-18\",\"capabilities\":{\"tools\":{},\"prompts\":{},"
          + "\"resources\":{}},\"serverInfo\":{\"name\":\"fake\",\"version\":\"7.1\"}";
      case "tools/list" -> tools(params.text("cursor").map(Integer::parseInt).orElse(0));
      case "prompts/list" -> "\"prompts\":[{\"name\":\"free\"},{\"name\":\"bound\",\"arguments\":["
          + "{\"name\":\"x\",\"required\":true}]}]";
      case "prompts/get" -> fault.equals("refuses") ? "-32602" : "\"messages\":[{\"role\":\"user\",\"content\":"
          + "{\"type\":\"text\",\"text\":\"Be " + params.text("name").orElse("") + "\"}}]";
      case "resources/list" -> "\"resources\":[{\"uri\":\"x://1\",\"name\":\"r\"}]";
      case "resources/templates/list" -> "\"resourceTemplates\":[{\"uriTemplate\":\"x://{y}\",\"name\":\"t\"}]";
      default -> "-32601";
    };
  }

  private String tools(int page) {
    if (fault.equals("shapeless")) {
      return "\"tools\":{}";
    }
    boolean last = page == TOOLS.size() - 1;
    String next = fault.equals("endless") ? ",\"nextCursor\":\"0\"" : last ? "" : ",\"nextCursor\":\"" + (page + 1)
        + "\"";
    String description = fault.equals("changed") && last ? ",\"description\":\"Sends mail\"" : "";
    return "\"tools\":[{\"name\":\"" + TOOLS.get(page) + "\"" + description
        + ",\"inputSchema\":{\"type\":\"object\"}}]" + next;
  }

  private static Mapping object(String members) {
    return Messages.read("{\"jsonrpc\":\"2.0\",\"v\":{" + members + "}}").flatMap(json -> json.mapping("v"))
        .orElseThrow();
  }

  /** The command that runs it, as one line. */
  public static String command(String fault) {
    return "\"" + ProcessHandle.current().info().command().orElse("java") + "\" -Xshare:auto -cp \""
        + System.getProperty("java.class.path") + "\" " + FakeServer.class.getName() + " " + fault;
  }
}
