package io.mcpspec.runtime.route;

import io.mcpspec.runtime.server.CallKind;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.surface.Surface;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The routers of a server: one for each kind of call. */
public final class Routers {

  private final Map<CallKind, Router> byKind = new EnumMap<>(CallKind.class);

  /**
   * @param release the release of prompt text that the server was started with
   */
  public Routers(Surface surface, ServerDefinition definition, Optional<String> release) {
    Manifest manifest = surface.manifest();
    PromptSource prompts = new PromptSource(surface.files(), manifest, definition, release);
    byKind.put(CallKind.TOOL, new ToolCalls(surface, prompts));
    byKind.put(CallKind.PROMPT, new PromptCalls(manifest, prompts));
    byKind.put(CallKind.RESOURCE, new ResourceCalls(manifest, definition, prompts, surface.files()));
    byKind.put(CallKind.COMPLETION, new CompletionCalls(manifest, definition));
  }

  public Router of(CallKind kind) {
    return byKind.get(kind);
  }
}
