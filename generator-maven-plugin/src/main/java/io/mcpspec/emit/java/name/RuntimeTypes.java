package io.mcpspec.emit.java.name;

import com.squareup.javapoet.ClassName;

/** The classes of the runtime that generated code uses. The generator does not depend on them, so they are names. */
public final class RuntimeTypes {

  public static final ClassName JSON = json("Json");
  public static final ClassName JSON_OBJECT = json("JsonObject");
  public static final ClassName JSON_READER = json("JsonReader");

  public static final ClassName ARGUMENTS = decode("Arguments");
  public static final ClassName DECODERS = decode("Decoders");
  public static final ClassName DECODER = decode("Decoder");
  public static final ClassName ENCODERS = decode("Encoders");
  public static final ClassName OBJECT_READER = decode("ObjectReader");
  public static final ClassName PATH = decode("Path");
  public static final ClassName PRESENCE = decode("Presence");
  public static final ClassName PROBLEMS = decode("Problems");
  public static final ClassName SCHEMA_BUNDLE = decode("SchemaBundle");
  public static final ClassName SCHEMA_CHECK = decode("SchemaCheck");

  static final ClassName READ_CONTEXT = ClassName.get("io.mcpspec.runtime.call", "ReadContext");
  public static final ClassName WRITE_CONTEXT = ClassName.get("io.mcpspec.runtime.call", "WriteContext");

  public static final ClassName EFFECT = tool("Effect");
  public static final ClassName TOOL_ENTRY = tool("ToolEntry");
  public static final ClassName TOOL_EXCEPTION = tool("ToolException");
  public static final ClassName TOOL_RESULT = tool("ToolResult");

  public static final ClassName PROMPT_ENTRY = ClassName.get("io.mcpspec.runtime.prompt", "PromptEntry");
  public static final ClassName PROMPT_FUNCTION = ClassName.get("io.mcpspec.runtime.prompt", "PromptFunction");
  public static final ClassName RESOURCE_ENTRY = resource("ResourceEntry");
  public static final ClassName RESOURCE_FUNCTION = resource("ResourceFunction");
  public static final ClassName RESOURCE_TEMPLATE_ENTRY = resource("ResourceTemplateEntry");

  public static final ClassName COMPLETION_ENTRY = completion("CompletionEntry");
  public static final ClassName COMPLETION_FUNCTION = completion("CompletionFunction");

  public static final ClassName MOCKS = ClassName.get("io.mcpspec.runtime.mock", "Mocks");

  public static final ClassName CHECK = server("Check");
  public static final ClassName REHEARSAL = server("Rehearsal");
  public static final ClassName SERVER_DEFINITION = server("ServerDefinition");
  public static final ClassName RESOURCE_SCOPE = server("ResourceScope");
  public static final ClassName SERVER_MAIN = ClassName.get("io.mcpspec.runtime.cli", "ServerMain");

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
