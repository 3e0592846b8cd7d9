package io.mcpspec.publish.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.spec.model.Prompt;
import java.util.List;

/** Builds the list items of {@code prompts/list}, and those of the templates that serve a prompt as a resource. */
final class PromptItems {

  private PromptItems() {}

  static Mapping item(Prompt prompt, String name) {
    MappingBuilder item = new MappingBuilder(prompt.span())
        .put("name", name)
        .putText("title", prompt.title(), prompt.written().member("title"))
        .putText("description", prompt.description(), prompt.written().member("description"));
    if (prompt.listsArguments()) {
      List<Node> arguments = prompt.arguments().stream().map(argument -> argument(prompt, argument)).toList();
      item.put("arguments", new Sequence(arguments, prompt.span()));
    }
    return item.putAll(prompt.wire()).build();
  }

  static Mapping index(Prompt prompt, Prompt.Index index) {
    return new MappingBuilder(prompt.span())
        .put("uri", index.uri())
        .put("name", index.name())
        .putText("title", prompt.title().map(title -> title + ", releases and sections"))
        .put("description", "What there is of this text: its releases, their sections and how many tokens each takes")
        .put("mimeType", "text/markdown")
        .build();
  }

  private static Node argument(Prompt prompt, Prompt.Argument argument) {
    return new MappingBuilder(prompt.span())
        .put("name", argument.name())
        .putText("title", argument.title())
        .putText("description", argument.description())
        .putNode("required", argument.declaredRequired().map(required -> Scalar.bool(required, prompt.span())))
        .putAll(argument.wire())
        .build();
  }

  static Mapping template(Prompt prompt, Prompt.Route route) {
    return new MappingBuilder(prompt.span())
        .put("uriTemplate", route.uri())
        .put("name", route.name())
        .putText("title", prompt.title().map(title -> route.section() ? title + ", one section" : title))
        .putText("description", prompt.description())
        .put("mimeType", "text/markdown")
        .build();
  }
}
