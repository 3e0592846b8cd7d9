package io.mcpspec.runtime.http;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A request of MCP 2026-07-28, whose headers repeat what its body says. Texts have single quotes in place of double
 * ones.
 *
 * @param params the members of its parameters, beside {@code _meta}
 */
record StatelessRequest(String method, String params, String capabilities, List<String> headers) {

  private static final String META = "io.modelcontextprotocol/";

  static StatelessRequest of(String method, String params) {
    return new StatelessRequest(method, params, "{}", List.of(
        "MCP-Protocol-Version: 2026-07-28", "Mcp-Method: " + method));
  }

  static StatelessRequest tool(String name, String arguments) {
    return of("tools/call", "'name':'" + name + "','arguments':" + arguments).with("Mcp-Name: " + name);
  }

  StatelessRequest with(String... more) {
    List<String> all = new ArrayList<>(headers);
    all.addAll(List.of(more));
    return new StatelessRequest(method, params, capabilities, all);
  }

  StatelessRequest capable(String of) {
    return new StatelessRequest(method, params, of, headers);
  }

  /** The same with more parameters. */
  StatelessRequest and(String more) {
    return new StatelessRequest(method, params + "," + more, capabilities, headers);
  }

  String body() {
    String meta = "'" + META + "protocolVersion':'2026-07-28','" + META + "clientCapabilities':" + capabilities;
    return "{'jsonrpc':'2.0','id':'m','method':'" + method + "','params':{" + params + (params.isEmpty() ? "" : ",")
        + "'_meta':{" + meta + "}}}";
  }

  /** A connection whose requests carry the headers. */
  HttpConnection connect(HttpFixture http) throws IOException {
    return http.connect(headers.toArray(String[]::new));
  }

  HttpReply post(HttpFixture http) throws IOException {
    return http.post(body(), headers.toArray(String[]::new));
  }
}
