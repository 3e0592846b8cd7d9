package io.mcpspec.runtime.surface;

import java.util.Optional;

/** The lists that a server publishes. */
public enum ListKind {
  TOOLS("tools/list", "tools"),
  PROMPTS("prompts/list", "prompts"),
  RESOURCES("resources/list", "resources"),
  RESOURCE_TEMPLATES("resources/templates/list", "resourceTemplates");

  private final String method;
  private final String member;

  ListKind(String method, String member) {
    this.method = method;
    this.member = member;
  }

  /** The member of the result that holds the items. */
  public String member() {
    return member;
  }

  /** The file of the compiled surface, one item a line. */
  String file() {
    return member + ".jsonl";
  }

  public static Optional<ListKind> ofMethod(String method) {
    for (ListKind kind : values()) {
      if (kind.method.equals(method)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
