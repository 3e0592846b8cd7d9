package io.mcpspec.emit.java.server;

import com.squareup.javapoet.ClassName;
import io.mcpspec.emit.java.name.RuntimeTypes;

/** What a handler answers, and the words of the runtime for it. */
enum HandlerKind {
  TOOL("tool", "tools", RuntimeTypes.TOOL_ENTRY, "call", "(arguments, context)"),
  PROMPT("prompt", "prompts", RuntimeTypes.PROMPT_ENTRY, "get", "(arguments, context)"),
  RESOURCE("resource", "resources", RuntimeTypes.RESOURCE_ENTRY, "read", "(uri, variables, context)"),
  TEMPLATE(
      "resource template",
      "resourceTemplates",
      RuntimeTypes.RESOURCE_TEMPLATE_ENTRY,
      "read",
      "(uri, variables, context)"),
  COMPLETION("completion of", "completions", RuntimeTypes.COMPLETION_ENTRY, "complete", "(value, others, context)");

  private final String word;
  private final String list;
  private final ClassName entry;
  private final String call;
  private final String parameters;

  HandlerKind(String word, String list, ClassName entry, String call, String parameters) {
    this.word = word;
    this.list = list;
    this.entry = entry;
    this.call = call;
    this.parameters = parameters;
  }

  /** For people. */
  String word() {
    return word;
  }

  /** The method of {@code ServerDefinition}. */
  String list() {
    return list;
  }

  /** What that method lists. */
  ClassName entry() {
    return entry;
  }

  /** The handler's method. */
  String call() {
    return call;
  }

  /** Its parameters, as both a lambda and a call have them. */
  String parameters() {
    return parameters;
  }
}
