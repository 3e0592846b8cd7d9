package io.mcpspec.runtime.stdio;

import io.mcpspec.runtime.dispatch.Dispatcher;
import io.mcpspec.runtime.dispatch.McpServer;
import io.mcpspec.runtime.json.JsonNull;
import io.mcpspec.runtime.rpc.RpcErrors;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** MCP over a pair of streams: one JSON-RPC message a line, UTF-8 whatever the locale. */
public final class StdioTransport {

  private static final int MEBIBYTE = 1 << 20;
  private static final int MAX_LINE_MEBIBYTES = 16;
  private static final String SESSION = "stdio";

  private final LineReader in;
  private final Dispatcher dispatcher;

  public StdioTransport(McpServer server, InputStream in, OutputStream out) {
    this(server, in, out, () -> {});
  }

  /**
   * @param gone runs once when the client no longer reads; it may keep its end of the input open for ever
   */
  public StdioTransport(McpServer server, InputStream in, OutputStream out, Runnable gone) {
    this.in = new LineReader(in, MAX_LINE_MEBIBYTES * MEBIBYTE);
    this.dispatcher = server.connect(SESSION, new LineWriter(out, gone));
  }

  /** Serves until the end of input, and returns when every request has been answered. */
  public void run() throws IOException, InterruptedException {
    boolean first = true;
    for (Optional<Line> line = in.read(); line.isPresent(); line = in.read()) {
      receive(line.get(), first);
      first = false;
    }
    dispatcher.awaitAnswers();
  }

  private void receive(Line line, boolean first) {
    if (line.tooLong()) {
      reject(RpcErrors.INVALID_REQUEST, "message of more than " + MAX_LINE_MEBIBYTES + " MiB; send less at a time");
      return;
    }
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line.bytes())).toString();
      String message = first ? withoutByteOrderMark(text) : text;
      if (!message.isBlank()) {
        dispatcher.receive(message);
      }
    } catch (CharacterCodingException e) {
      reject(RpcErrors.PARSE_ERROR, "message is not UTF-8");
    }
  }

  private void reject(int code, String message) {
    dispatcher.reject(JsonNull.NULL, code, message);
  }

  /** Some shells begin what they pipe with one. */
  private static String withoutByteOrderMark(String text) {
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }
}
