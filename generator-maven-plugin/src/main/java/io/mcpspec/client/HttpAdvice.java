package io.mcpspec.client;

import io.mcpspec.diagnostic.CommandStyle;

/** What to do about an HTTP status that is no answer, as the end of a sentence. */
final class HttpAdvice {

  private HttpAdvice() {}

  static String of(int status, CommandStyle commands) {
    return switch (status) {
      case 401, 403 -> "; it wants credentials: pass a token with " + commands.option("tokenFile", "FILE") + ", or "
          + commands.option("header", "\"NAME: VALUE\"");
      case 404, 405, 406, 415 -> "; expected an MCP server with streamable HTTP at this address, which often ends with"
          + " /mcp";
      case 429, 502, 503, 504 -> "; it is busy or not up: try again later";
      default -> "; expected an MCP server with streamable HTTP at this address";
    };
  }
}
