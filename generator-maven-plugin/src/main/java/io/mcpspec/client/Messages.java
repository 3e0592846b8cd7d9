package io.mcpspec.client;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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

  /**
   * What a server's own request gets. This client answers pings, has no roots and declines to be asked; it refuses the
   * rest.
   */
  static Mapping answer(Mapping request, Set<Capability> capabilities) {
    MappingBuilder answer = new MappingBuilder(SPAN).put("jsonrpc", VERSION).putNode("id", request.get("id"));
    String method = request.text("method").orElse("");
    MappingBuilder result = new MappingBuilder(SPAN);
    if (method.equals("ping")) {
      return answer.put("result", result.build()).build();
    }
    if (method.equals("roots/list") && capabilities.contains(Capability.ROOTS)) {
      return answer.put("result", result.put("roots", new Sequence(List.of(), SPAN)).build()).build();
    }
    if (method.equals("elicitation/create") && capabilities.contains(Capability.ELICITATION)) {
      return answer.put("result", result.put("action", "decline").build()).build();
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
