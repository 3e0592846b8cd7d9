package io.mcpspec.client;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import java.util.Optional;

/** JSON-RPC 2.0 messages. */
final class Messages {

  static final Span SPAN = Span.of(new SourceFile("server", ""));

  private static final String VERSION = "2.0";
  private static final Scalar NULL = new Scalar(Scalar.Kind.NULL, "null", SPAN);

  private Messages() {}

  static Mapping request(long id, String method, Mapping params) {
    return new MappingBuilder(SPAN)
        .put("jsonrpc", VERSION).put("id", id).put("method", method).put("params", params).build();
  }

  static Mapping notification(String method) {
    return new MappingBuilder(SPAN).put("jsonrpc", VERSION).put("method", method).build();
  }

  /** What a server's own request gets: this client can do nothing for it, except answer a ping. */
  static Mapping answer(Mapping request) {
    MappingBuilder answer = new MappingBuilder(SPAN).put("jsonrpc", VERSION).putNode("id", request.get("id"));
    if (request.text("method").filter("ping"::equals).isPresent()) {
      return answer.put("result", new MappingBuilder(SPAN).build()).build();
    }
    Mapping error = new MappingBuilder(SPAN)
        .put("code", ServerError.METHOD_NOT_FOUND).put("message", "this client only reads lists").build();
    return answer.put("error", error).build();
  }

  /** A message; empty when the text is none. */
  static Optional<Mapping> read(String text) {
    Diagnostics faults = new Diagnostics();
    Optional<Node> json = new JsonReader(faults).read(new SourceFile("server", text));
    return json.filter(node -> !faults.hasErrors() && node instanceof Mapping message && message.has("jsonrpc"))
        .map(Mapping.class::cast);
  }

  /** Whether it answers the request with this id: an error without an id is about the only one that is open. */
  static boolean answers(Mapping message, long id) {
    if (message.has("method")) {
      return false;
    }
    boolean idless = message.get("id").filter(node -> !node.equals(NULL)).isEmpty();
    return idless
        ? message.has("error")
        : message.get("id").orElseThrow() instanceof Scalar scalar && scalar.text().equals(Long.toString(id));
  }

  /** Whether it wants an answer of us. */
  static boolean isRequest(Mapping message) {
    return message.has("method") && message.has("id");
  }
}
