package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.Resource;
import io.mcpspec.spec.syntax.ServerDecl;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** A list with items cannot be one that is not answered. */
record ListsCheck(
    Collection<String> tools, List<Prompt> prompts, List<Resource> resources, Diagnostics diagnostics) {

  void check(ServerDecl server) {
    server.publishing().lists().ifPresent(this::check);
  }

  private void check(ServerDecl.Lists lists) {
    check("tools", lists.tools(), !tools.isEmpty());
    check("prompts", lists.prompts(), prompts.stream().anyMatch(prompt -> prompt.deliver().prompt().isPresent()));
    check("resources", lists.resources(), has(false) || prompts.stream().anyMatch(p -> p.index().isPresent()));
    check("resourceTemplates", lists.resourceTemplates(),
        has(true) || prompts.stream().anyMatch(prompt -> !prompt.routes().isEmpty()));
  }

  private boolean has(boolean templates) {
    return resources.stream().anyMatch(resource -> resource.template() == templates);
  }

  private void check(String list, Optional<Scalar> answered, boolean hasItems) {
    if (hasItems) {
      answered.filter(flag -> !flag.isTrue()).ifPresent(flag -> diagnostics.report(
          Code.NO_EFFECT,
          flag.span(),
          "`" + list + "` has items, so it is answered",
          "remove the items, or the line"));
    }
  }
}
