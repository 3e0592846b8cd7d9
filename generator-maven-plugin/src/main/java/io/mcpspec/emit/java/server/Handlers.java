package io.mcpspec.emit.java.server;

import com.squareup.javapoet.ClassName;
import io.mcpspec.emit.java.name.JavaNames;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.name.NameScope;
import io.mcpspec.emit.java.name.RuntimeTypes;
import io.mcpspec.emit.java.name.ToolTypes;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Completion;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.PromptBody;
import io.mcpspec.spec.model.Resource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the spec leaves to Java, in served order: one method of the generated interface {@code Handlers} each. */
public final class Handlers {

  /**
   * A method of the interface.
   *
   * @param wire name, URI or reference on the wire
   * @param argument the completed argument; empty for all else
   * @param method the method's name
   * @param type what it returns
   */
  record Handler(HandlerKind kind, String wire, String argument, String method, ClassName type) {}

  private final NameScope names = NameScope.members();
  private final List<Handler> all = new ArrayList<>();

  private Handlers() {}

  public static Handlers of(Catalog catalog, JavaTypes types) {
    Handlers handlers = new Handlers();
    types.tools().stream().filter(tool -> tool.tool().binding().isEmpty()).forEach(handlers::tool);
    catalog.prompts().forEach(handlers::prompt);
    catalog.resources().forEach(handlers::resource);
    return handlers;
  }

  private void tool(ToolTypes tool) {
    add(HandlerKind.TOOL, tool.tool().name(), "", JavaNames.member(tool.tool().name()), tool.stub());
  }

  private void prompt(Prompt prompt) {
    String wire = prompt.deliver().prompt().orElse(prompt.id());
    String member = JavaNames.member(prompt.id());
    if (prompt.body() instanceof PromptBody.Handler) {
      add(HandlerKind.PROMPT, wire, "", member + "Prompt", RuntimeTypes.PROMPT_FUNCTION);
    }
    for (Prompt.Argument argument : prompt.arguments()) {
      if (argument.completion().filter(Completion.Handler.class::isInstance).isPresent()) {
        completion("prompt:" + wire, argument.name(), prompt.id());
      }
    }
  }

  private void resource(Resource resource) {
    if (resource.body() instanceof Resource.Handler) {
      HandlerKind kind = resource.template() ? HandlerKind.TEMPLATE : HandlerKind.RESOURCE;
      String method = JavaNames.member(resource.name()) + "Resource";
      add(kind, resource.uri(), "", method, RuntimeTypes.RESOURCE_FUNCTION);
    }
    for (Map.Entry<String, Completion> entry : resource.completion().entrySet()) {
      if (entry.getValue() instanceof Completion.Handler) {
        completion("resource:" + resource.uri(), entry.getKey(), resource.name());
      }
    }
  }

  private void completion(String reference, String argument, String owner) {
    String method = JavaNames.member(owner + "_" + argument) + "Completion";
    add(HandlerKind.COMPLETION, reference, argument, method, RuntimeTypes.COMPLETION_FUNCTION);
  }

  private void add(HandlerKind kind, String wire, String argument, String method, ClassName type) {
    all.add(new Handler(kind, wire, argument, names.unique(method), type));
  }

  public List<Handler> all() {
    return List.copyOf(all);
  }

  List<Handler> all(HandlerKind kind) {
    return all.stream().filter(handler -> handler.kind() == kind).toList();
  }

  /** The handler of a tool without a binding. */
  Optional<Handler> tool(String name) {
    return all(HandlerKind.TOOL).stream().filter(handler -> handler.wire().equals(name)).findFirst();
  }
}
