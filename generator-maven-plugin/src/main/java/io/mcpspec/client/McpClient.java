package io.mcpspec.client;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Asks one server for what it serves. */
public final class McpClient implements AutoCloseable {

  private static final String PROTOCOL_VERSION = "2025-11-25";
  private static final int MAX_PAGES = 1_000;

  private final Transport transport;
  private final Consumer<String> warnings;
  private long lastId;

  /**
   * @param transport the way to the server; closed with this
   * @param warnings told what a server does wrong and was passed over
   */
  public McpClient(Transport transport, Consumer<String> warnings) {
    this.transport = transport;
    this.warnings = warnings;
  }

  /** Opens the session. Answers the result of {@code initialize}. */
  public Mapping initialize() throws ClientException {
    Span span = Messages.SPAN;
    Mapping params = new MappingBuilder(span)
        .put("protocolVersion", PROTOCOL_VERSION)
        .put("capabilities", Capability.declared(transport.options().capabilities()))
        .put("clientInfo", new MappingBuilder(span).put("name", "mcp-spec").put("version", "1").build())
        .build();
    Mapping result = required("initialize", params);
    result.text("protocolVersion").ifPresent(transport::agreed);
    transport.send(Messages.notification("notifications/initialized"));
    return result;
  }

  /**
   * All pages of a list.
   *
   * @param method such as {@code tools/list}
   * @param member the member of the result with the items
   * @return empty when the server does not know the method
   */
  public Optional<Sequence> list(String method, String member) throws ClientException {
    List<Node> items = new ArrayList<>();
    Set<String> cursors = new HashSet<>();
    Mapping params = new MappingBuilder(Messages.SPAN).build();
    while (true) {
      Optional<Mapping> page = known(method, params);
      if (page.isEmpty()) {
        warnings.accept("the server declares what `" + method + "` lists, and does not know the method");
        return Optional.empty();
      }
      items.addAll(items(page.get(), method, member));
      Optional<String> next = page.get().text("nextCursor").filter(cursor -> !cursor.isEmpty());
      if (next.isEmpty()) {
        return Optional.of(new Sequence(items, Messages.SPAN));
      }
      if (!cursors.add(next.get()) || cursors.size() > MAX_PAGES) {
        throw new ClientException("`" + method + "` does not end: the cursor `" + next.get() + "` came again, or "
            + "there are more than " + MAX_PAGES + " pages");
      }
      params = new MappingBuilder(Messages.SPAN).put("cursor", next.get()).build();
    }
  }

  private static List<Node> items(Mapping page, String method, String member) throws ClientException {
    if (page.get(member).orElse(null) instanceof Sequence items) {
      return items.items();
    }
    throw new ClientException("the result of `" + method + "` has no list `" + member + "`");
  }

  /** The answer of {@code prompts/get} without arguments; empty, and a warning, when the server refuses. */
  public Optional<Mapping> prompt(String name) throws ClientException {
    try {
      return Optional.of(call("prompts/get", new MappingBuilder(Messages.SPAN).put("name", name).build()));
    } catch (ServerError refused) {
      warnings.accept("`prompts/get` of `" + name + "` was refused: " + refused.getMessage());
      return Optional.empty();
    }
  }

  private Mapping required(String method, Mapping params) throws ClientException {
    try {
      return call(method, params);
    } catch (ServerError refused) {
      throw new ClientException("the server refused `" + method + "`: " + refused.getMessage(), refused);
    }
  }

  private Optional<Mapping> known(String method, Mapping params) throws ClientException {
    try {
      return Optional.of(call(method, params));
    } catch (ServerError refused) {
      if (refused.isMethodNotFound()) {
        return Optional.empty();
      }
      throw new ClientException("the server refused `" + method + "`: " + refused.getMessage(), refused);
    }
  }

  private Mapping call(String method, Mapping params) throws ClientException, ServerError {
    long id = ++lastId;
    Mapping answer = transport.request(Messages.request(id, method, params), id);
    if (answer.get("error").orElse(null) instanceof Mapping error) {
      String code = error.get("code").orElse(null) instanceof Scalar number ? number.text() : "no code";
      throw new ServerError(code, error.text("message").orElse("no message"));
    }
    if (answer.get("result").orElse(null) instanceof Mapping result) {
      return result;
    }
    throw new ClientException("the answer to `" + method + "` has neither result nor error");
  }

  @Override
  public void close() {
    transport.close();
  }
}
