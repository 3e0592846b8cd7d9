package io.mcpspec.runtime.server;

import io.mcpspec.runtime.completion.CompletionEntry;
import io.mcpspec.runtime.prompt.PromptEntry;
import io.mcpspec.runtime.resource.ResourceEntry;
import io.mcpspec.runtime.resource.ResourceTemplateEntry;
import io.mcpspec.runtime.tool.ToolEntry;
import java.util.List;
import java.util.Map;

/**
 * The code of a server: one entry for everything that a handler answers. What the spec itself answers (lists, texts,
 * fixed resources) is data, and stands in the manifest. Generated; whoever starts the server may wrap it.
 */
public interface ServerDefinition {

  List<ToolEntry> tools();

  default List<PromptEntry> prompts() {
    return List.of();
  }

  default List<ResourceEntry> resources() {
    return List.of();
  }

  default List<ResourceTemplateEntry> resourceTemplates() {
    return List.of();
  }

  default List<CompletionEntry> completions() {
    return List.of();
  }

  /** The server's own interceptors, outermost first; they run inside those of the runtime. */
  default List<Interceptor> interceptors() {
    return List.of();
  }

  /**
   * What is wrong with the settings, each with what to write. Each start asks this before the server answers anything,
   * so it opens nothing and is quick.
   *
   * @param environment variables by name
   */
  default List<String> settingFaults(Map<String, String> environment) {
    return List.of();
  }

  /** What {@code --check} looks at, in the order to be shown. */
  default List<Check> checks() {
    return List.of();
  }

  /** The kinds of resources of which the server may be limited to some. Asked for when a limit may have been set. */
  default List<ResourceScope> scopes() {
    return List.of();
  }

  /** Opens what makes calls without reaching anything real; each is closed when its calls are made. */
  default List<Rehearsal> rehearsals() {
    return List.of();
  }

  /** Gives back what the server holds, such as connections. Called once, when nothing more is asked of it. */
  default void close() {}
}
