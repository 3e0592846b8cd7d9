package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.execution.CallPool;
import io.mcpspec.runtime.execution.HandlerSession;
import io.mcpspec.runtime.intercept.InterceptorChain;
import io.mcpspec.runtime.route.CompletionCalls;
import io.mcpspec.runtime.route.PromptCalls;
import io.mcpspec.runtime.route.PromptSource;
import io.mcpspec.runtime.route.ResourceCalls;
import io.mcpspec.runtime.route.Router;
import io.mcpspec.runtime.route.ToolCalls;
import io.mcpspec.runtime.rpc.Outbox;
import io.mcpspec.runtime.server.CallKind;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.server.ServerOptions;
import io.mcpspec.runtime.surface.ListKind;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.surface.ManifestReader;
import io.mcpspec.runtime.surface.Surface;
import io.mcpspec.runtime.surface.SurfaceFiles;
import io.mcpspec.runtime.surface.ToolSelection;
import io.mcpspec.runtime.surface.Tools;
import io.mcpspec.runtime.tool.Effect;
import io.mcpspec.runtime.tool.ToolEntry;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A server, put together: what all its sessions share. */
public final class McpServer {

  private final Manifest manifest;
  private final ServerOptions options;
  private final Tools tools;
  private final Surface surface;
  private final Map<CallKind, Router> routers;
  private final InterceptorChain interceptors;
  private final HandlerSession.Factory handlers;
  private CallPool pool;

  /**
   * @param files the compiled surface
   * @param definition the code
   * @param options how it is started
   * @param handlers what carries calls to the code
   */
  public McpServer(
      SurfaceFiles files, ServerDefinition definition, ServerOptions options, HandlerSession.Factory handlers) {
    this.manifest = ManifestReader.read(files);
    this.handlers = handlers;
    this.interceptors = InterceptorChain.of(options, definition);
    this.options = options;
    this.tools = new Tools(definition);
    ToolSelection selection = new ToolSelection(options, manifest, tools);
    this.surface = new Surface(files, selection);
    PromptSource prompts = new PromptSource(files, manifest, definition, options.release());
    this.routers = new EnumMap<>(CallKind.class);
    routers.put(CallKind.TOOL, new ToolCalls(manifest, tools, selection, surface, prompts));
    routers.put(CallKind.PROMPT, new PromptCalls(manifest, prompts));
    routers.put(CallKind.RESOURCE, new ResourceCalls(manifest, definition, prompts, files));
    routers.put(CallKind.COMPLETION, new CompletionCalls(manifest, definition));
  }

  public Manifest manifest() {
    return manifest;
  }

  public Surface surface() {
    return surface;
  }

  /** The tools of all groups that nothing answers: of a server that was built by halves. */
  public List<String> unansweredTools() {
    return surface.allItems(ListKind.TOOLS).stream()
        .flatMap(item -> item.string("name").stream())
        .filter(name -> tools.entry(name).isEmpty())
        .filter(name -> manifest.promptTools().stream().noneMatch(tool -> tool.tool().equals(name)))
        .toList();
  }

  /** What a tool does; handing out a prompt's text is to read. */
  public Effect effect(String tool) {
    return tools.entry(tool).map(ToolEntry::effect).orElse(Effect.READ);
  }

  /** The release of prompt text that is served when a client asks for none. */
  public Optional<String> servedRelease() {
    return options.release().or(manifest::defaultRelease);
  }

  /** Begins to serve one client. */
  public Dispatcher connect(String sessionId, Outbox outbox) {
    return new Dispatcher(this, sessionId, outbox);
  }

  Map<CallKind, Router> routers() {
    return routers;
  }

  InterceptorChain interceptors() {
    return interceptors;
  }

  HandlerSession.Factory handlers() {
    return handlers;
  }

  synchronized CallPool pool() {
    if (pool == null) {
      pool = new CallPool();
    }
    return pool;
  }
}
