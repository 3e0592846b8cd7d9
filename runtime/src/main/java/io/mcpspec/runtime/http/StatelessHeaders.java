package io.mcpspec.runtime.http;

import io.mcpspec.runtime.dispatch.Dispatcher;
import io.mcpspec.runtime.http.message.HeaderValue;
import io.mcpspec.runtime.http.message.HttpRefusal;
import io.mcpspec.runtime.http.message.Request;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.protocol.ProtocolVersions;
import io.mcpspec.runtime.protocol.RequestMeta;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.surface.Surface;
import io.mcpspec.runtime.text.Quoted;
import java.util.Map;
import java.util.Optional;

/**
 * The headers in which requests say once more what their bodies say, since 2026-07-28: what stands between client and
 * server goes by the headers, so a body that says another thing is refused.
 */
final class StatelessHeaders {

  private static final Map<String, String> NAMES =
      Map.of("tools/call", "name", "prompts/get", "name", "resources/read", "uri");

  private final ParameterHeaders parameters;

  StatelessHeaders(Surface surface) {
    parameters = new ParameterHeaders(surface);
  }

  /** Whether the request is made in such a version, by its header or its body. */
  static boolean areWanted(Request request, JsonObject message) {
    return ProtocolVersions.STATELESS.contains(request.header(ProtocolHeader.NAME).orElse(""))
        || Dispatcher.isStateless(method(message), params(message));
  }

  /**
   * @throws RpcException when a header is missing or says another thing, or when the body does not say what it must
   */
  void check(Request request, JsonObject message) {
    JsonObject params = params(message);
    String method = method(message);
    Optional<String> version = params.object("_meta").flatMap(meta -> meta.string(RequestMeta.VERSION));
    version.ifPresent(value -> require(request, ProtocolHeader.NAME, value));
    require(request, "Mcp-Method", method);
    Optional<String> name = Optional.ofNullable(NAMES.get(method)).flatMap(params::string);
    if (name.isPresent() && !name.equals(decoded(request, "Mcp-Name"))) {
      throw mismatch(request, "Mcp-Name", name.get());
    }
    RequestMeta.read(params);
    if (method.equals("tools/call")) {
      parameters.check(request, params);
    }
  }

  private static void require(Request request, String header, String value) {
    if (!header(request, header).equals(Optional.of(value))) {
      throw mismatch(request, header, value);
    }
  }

  /** The text of a header that may hold any; empty when it is absent or badly encoded. */
  static Optional<String> decoded(Request request, String header) {
    return header(request, header).flatMap(HeaderValue::decoded);
  }

  /** A header that MCP defines is refused as MCP wants it when it is there several times. */
  static Optional<String> header(Request request, String header) {
    try {
      return request.header(header);
    } catch (HttpRefusal repeated) {
      throw new RpcException(RpcErrors.HEADER_MISMATCH, repeated.getMessage());
    }
  }

  /**
   * @param expected what the body says
   */
  static RpcException mismatch(Request request, String header, String expected) {
    Optional<String> got = header(request, header);
    return new RpcException(RpcErrors.HEADER_MISMATCH, "header " + header + ": expected " + Quoted.of(expected)
        + " as in the body, got " + (got.isEmpty() ? "nothing" : Quoted.of(got.get())));
  }

  private static String method(JsonObject message) {
    return message.string("method").orElse("");
  }

  private static JsonObject params(JsonObject message) {
    return message.object("params").orElse(JsonObject.EMPTY);
  }
}
