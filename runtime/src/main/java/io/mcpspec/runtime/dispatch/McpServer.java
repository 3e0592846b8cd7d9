package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.execution.CallPool;
import io.mcpspec.runtime.execution.HandlerSession;
import io.mcpspec.runtime.intercept.InterceptorChain;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.protocol.RequestStates;
import io.mcpspec.runtime.route.Routers;
import io.mcpspec.runtime.rpc.Outbox;
import io.mcpspec.runtime.server.Interceptor;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.server.ServerOptions;
import io.mcpspec.runtime.surface.ListKind;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.surface.Surface;
import io.mcpspec.runtime.surface.SurfaceFiles;
import io.mcpspec.runtime.tool.Effect;
import io.mcpspec.runtime.tool.ToolEntry;
import java.util.List;
import java.util.Optional;

/** A server, put together: what all its sessions share. What answers calls is made for the first of them. */
public final class McpServer {

  private final ServerOptions options;
  private final Surface surface;
  private final ServerDefinition definition;
  private final List<Interceptor> ownInterceptors;
  private final HandlerSession.Factory handlers;
  private final ResourceUpdates updates = new ResourceUpdates();
  private Routers routers;
  private InterceptorChain interceptors;
  private RequestStates requestStates;
  private CallPool pool;

  /**
   * @param files the compiled surface
   * @param manifest what the files say of the server
   * @param definition the code
   * @param options how it is started
   * @param handlers what carries calls to the code
   */
  public McpServer(
      SurfaceFiles files,
      Manifest manifest,
      ServerDefinition definition,
      ServerOptions options,
      HandlerSession.Factory handlers) {
    this.options = options;
    this.surface = new Surface(files, manifest, definition, options);
    this.definition = definition;
    this.ownInterceptors = definition.interceptors(); // which may stop the start
    this.handlers = handlers;
    if (!options.resources().isEmpty()) {
      interceptors(); // so does a limit that cannot be kept
    }
  }

  public Manifest manifest() {
    return surface.manifest();
  }

  public ServerOptions options() {
    return options;
  }

  public Surface surface() {
    return surface;
  }

  /** The tools of all groups that nothing answers: of a server that was built by halves. */
  public List<String> unansweredTools() {
    return surface.allItems(ListKind.TOOLS).stream()
        .flatMap(item -> item.string("name").stream())
        .filter(name -> surface.tool(name).isEmpty())
        .filter(name -> manifest().promptTools().stream().noneMatch(tool -> tool.tool().equals(name)))
        .toList();
  }

  /** What a tool does; handing out a prompt's text is to read. */
  public Effect effect(String tool) {
    return surface.tool(tool).map(ToolEntry::effect).orElse(Effect.READ);
  }

  /** The release of prompt text that is served when a client asks for none. */
  public Optional<String> servedRelease() {
    return options.release().or(manifest()::defaultRelease);
  }

  /** Begins to serve a client whose messages all come on one way. */
  public Dispatcher connect(String sessionId, Outbox outbox) {
    ClientSession session = new ClientSession(sessionId, "");
    session.unaskedTo(outbox);
    return connect(session, outbox);
  }

  /** Begins to serve a client on one way of several. */
  public Dispatcher connect(ClientSession session, Outbox outbox) {
    return new Dispatcher(this, session, outbox);
  }

  synchronized Routers routers() {
    if (routers == null) {
      routers = new Routers(surface, definition, options.release());
    }
    return routers;
  }

  synchronized InterceptorChain interceptors() {
    if (interceptors == null) {
      interceptors = InterceptorChain.of(options, ownInterceptors);
    }
    return interceptors;
  }

  /** Whether handlers may send log lines to clients. */
  boolean logs() {
    return manifest().capabilities().get("logging").isPresent();
  }

  /** Whether handlers may tell clients that a resource has changed. */
  boolean tellsOfChangedResources() {
    Optional<JsonObject> resources = manifest().capabilities().object("resources");
    return resources.isPresent() && resources.get().isTrue("subscribe");
  }

  ResourceUpdates updates() {
    return updates;
  }

  HandlerSession.Factory handlers() {
    return handlers;
  }

  /**
   * Lets servers that are given the same secret take up each other's calls that wait for answers. Before it serves.
   */
  public synchronized void shareRequestStates(String secret) {
    requestStates = new RequestStates(secret);
  }

  synchronized RequestStates requestStates() {
    if (requestStates == null) {
      requestStates = new RequestStates();
    }
    return requestStates;
  }

  synchronized CallPool pool() {
    if (pool == null) {
      pool = new CallPool();
    }
    return pool;
  }
}
