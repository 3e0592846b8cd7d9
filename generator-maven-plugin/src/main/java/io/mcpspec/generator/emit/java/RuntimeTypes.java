package io.mcpspec.generator.emit.java;

import com.squareup.javapoet.ClassName;

/** The classes of the runtime that generated code uses. The generator does not depend on them, so they are names. */
final class RuntimeTypes {

  static final ClassName JSON = json("Json");
  static final ClassName JSON_OBJECT = json("JsonObject");
  static final ClassName JSON_READER = json("JsonReader");

  static final ClassName ARGUMENTS = decode("Arguments");
  static final ClassName DECODERS = decode("Decoders");
  static final ClassName DECODER = decode("Decoder");
  static final ClassName ENCODERS = decode("Encoders");
  static final ClassName OBJECT_READER = decode("ObjectReader");
  static final ClassName PATH = decode("Path");
  static final ClassName PRESENCE = decode("Presence");
  static final ClassName PROBLEMS = decode("Problems");
  static final ClassName SCHEMA_BUNDLE = decode("SchemaBundle");
  static final ClassName SCHEMA_CHECK = decode("SchemaCheck");

  static final ClassName READ_CONTEXT = ClassName.get("io.mcpspec.runtime.call", "ReadContext");
  static final ClassName WRITE_CONTEXT = ClassName.get("io.mcpspec.runtime.call", "WriteContext");

  static final ClassName EFFECT = tool("Effect");
  static final ClassName TOOL_ENTRY = tool("ToolEntry");
  static final ClassName TOOL_EXCEPTION = tool("ToolException");
  static final ClassName TOOL_RESULT = tool("ToolResult");

  static final ClassName PROMPT_ENTRY = ClassName.get("io.mcpspec.runtime.prompt", "PromptEntry");
  static final ClassName PROMPT_FUNCTION = ClassName.get("io.mcpspec.runtime.prompt", "PromptFunction");
  static final ClassName RESOURCE_ENTRY = resource("ResourceEntry");
  static final ClassName RESOURCE_FUNCTION = resource("ResourceFunction");
  static final ClassName RESOURCE_TEMPLATE_ENTRY = resource("ResourceTemplateEntry");

  static final ClassName COMPLETION_ENTRY = completion("CompletionEntry");
  static final ClassName COMPLETION_FUNCTION = completion("CompletionFunction");

  static final ClassName MOCKS = ClassName.get("io.mcpspec.runtime.mock", "Mocks");

  static final ClassName CHECK = server("Check");
  static final ClassName REHEARSAL = server("Rehearsal");
  static final ClassName SERVER_DEFINITION = server("ServerDefinition");
  static final ClassName TABLE_PATTERNS = server("TablePatterns");
  static final ClassName SERVER_MAIN = ClassName.get("io.mcpspec.runtime.cli", "ServerMain");

  private RuntimeTypes() {}

  private static ClassName json(String name) {
    return ClassName.get("io.mcpspec.runtime.json", name);
  }

  private static ClassName decode(String name) {
    return ClassName.get("io.mcpspec.runtime.decode", name);
  }

  private static ClassName completion(String name) {
    return ClassName.get("io.mcpspec.runtime.completion", name);
  }

  private static ClassName resource(String name) {
    return ClassName.get("io.mcpspec.runtime.resource", name);
  }

  private static ClassName server(String name) {
    return ClassName.get("io.mcpspec.runtime.server", name);
  }

  private static ClassName tool(String name) {
    return ClassName.get("io.mcpspec.runtime.tool", name);
  }
}
