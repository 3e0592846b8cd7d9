package io.mcpspec.runtime.install.archive;

import io.mcpspec.runtime.completion.CompletionEntry;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.prompt.PromptEntry;
import io.mcpspec.runtime.resource.ResourceEntry;
import io.mcpspec.runtime.resource.ResourceTemplateEntry;
import io.mcpspec.runtime.server.Call;
import io.mcpspec.runtime.server.Interceptor;
import io.mcpspec.runtime.server.ResourceScope;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.tool.ToolEntry;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.ArrayList;
import java.util.List;

/**
 * A server whose calls go all the way to its handlers, and end before them: what carries a call is loaded for its
 * archive, and whatever a handler does is not done.
 */
public record ArchiveTrainingServer(ServerDefinition definition) implements ServerDefinition {

  /** The system property that says so to a server that is run for its archive. */
  public static final String PROPERTY = "mcp-spec.spare-handlers";

  private static final ToolResult ANSWER = ToolResult.text("not reached");

  @Override
  public List<ToolEntry> tools() {
    return definition.tools();
  }

  @Override
  public List<PromptEntry> prompts() {
    return definition.prompts();
  }

  @Override
  public List<ResourceEntry> resources() {
    return definition.resources();
  }

  @Override
  public List<ResourceTemplateEntry> resourceTemplates() {
    return definition.resourceTemplates();
  }

  @Override
  public List<CompletionEntry> completions() {
    return definition.completions();
  }

  /** Not even the server's own interceptors are reached, which may count or record calls. */
  @Override
  public List<Interceptor> interceptors() {
    List<Interceptor> all = new ArrayList<>(definition.interceptors());
    all.add(0, ArchiveTrainingServer::answer);
    return all;
  }

  private static JsonObject answer(Call call, Interceptor.Next next) {
    return call.compiled() ? next.proceed(call) : ANSWER.toJson();
  }

  @Override
  public List<ResourceScope> scopes() {
    return definition.scopes();
  }

  @Override
  public void close() {
    definition.close();
  }
}
