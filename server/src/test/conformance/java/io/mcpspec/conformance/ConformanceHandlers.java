package io.mcpspec.conformance;

import io.mcpspec.conformance.spec.tools.JsonSchema202012ToolTool;
import io.mcpspec.conformance.spec.tools.TestAudioContentTool;
import io.mcpspec.conformance.spec.tools.TestEmbeddedResourceTool;
import io.mcpspec.conformance.spec.tools.TestErrorHandlingTool;
import io.mcpspec.conformance.spec.tools.TestHeaderParameterTool;
import io.mcpspec.conformance.spec.tools.TestImageContentTool;
import io.mcpspec.conformance.spec.tools.TestLoggingToolTool;
import io.mcpspec.conformance.spec.tools.TestMultipleContentTypesTool;
import io.mcpspec.conformance.spec.tools.TestSimpleTextTool;
import io.mcpspec.conformance.spec.tools.TestToolWithLoggingTool;
import io.mcpspec.conformance.spec.tools.TestToolWithProgressTool;
import io.mcpspec.runtime.call.LogLevel;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.prompt.PromptFunction;
import io.mcpspec.runtime.prompt.PromptMessage;
import io.mcpspec.runtime.prompt.PromptResult;
import io.mcpspec.runtime.prompt.Role;
import io.mcpspec.runtime.resource.ResourceFunction;
import io.mcpspec.runtime.resource.ResourceResult;
import io.mcpspec.runtime.tool.ToolException;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.List;
import java.util.Optional;

/** What the conformance suites ask for and the spec cannot say itself. */
public final class ConformanceHandlers extends AskingHandlers {

  private static final String PNG =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC";
  private static final String WAV = "UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAAAAA==";
  private static final JsonObject IMAGE = Forms.json(
      "{'type': 'image', 'data': '" + PNG + "', 'mimeType': 'image/png'}");

  @Override
  public TestSimpleTextTool testSimpleText() {
    return (input, context) -> ToolResult.text("This is a simple text response for testing.");
  }

  @Override
  public TestImageContentTool testImageContent() {
    return (input, context) -> content(IMAGE);
  }

  @Override
  public TestAudioContentTool testAudioContent() {
    return (input, context) ->
        content(Forms.json("{'type': 'audio', 'data': '" + WAV + "', 'mimeType': 'audio/wav'}"));
  }

  @Override
  public TestEmbeddedResourceTool testEmbeddedResource() {
    return (input, context) -> content(
        resource("test://embedded-resource", "text/plain", "This is an embedded resource content."));
  }

  @Override
  public TestMultipleContentTypesTool testMultipleContentTypes() {
    return (input, context) -> content(
        Forms.json("{'type': 'text', 'text': 'Multiple content types test:'}"),
        IMAGE,
        resource("test://mixed-content-resource", "application/json", "{\"test\":\"data\",\"value\":123}"));
  }

  @Override
  public TestToolWithLoggingTool testToolWithLogging() {
    return (input, context) -> {
      context.client().log(LogLevel.INFO, "Tool execution started");
      pause();
      context.client().log(LogLevel.INFO, "Tool processing data");
      pause();
      context.client().log(LogLevel.INFO, "Tool execution completed");
      return ToolResult.text("Tool with logging executed");
    };
  }

  @Override
  public TestLoggingToolTool testLoggingTool() {
    return (input, context) -> {
      context.client().log(LogLevel.INFO, "The tool runs");
      return ToolResult.text("Logged to whoever wants to hear it");
    };
  }

  @Override
  public TestErrorHandlingTool testErrorHandling() {
    return (input, context) -> {
      throw new ToolException("This tool intentionally returns an error for testing");
    };
  }

  @Override
  public TestToolWithProgressTool testToolWithProgress() {
    return (input, context) -> {
      context.progress().report(0, 100, "begun");
      pause();
      context.progress().report(50, 100, "half done");
      pause();
      context.progress().report(100, 100, "done");
      return ToolResult.text("Tool with progress executed");
    };
  }

  @Override
  public JsonSchema202012ToolTool jsonSchema202012Tool() {
    return (input, context) -> ToolResult.text("The arguments are those that the schema allows");
  }

  @Override
  public TestHeaderParameterTool testHeaderParameter() {
    return (input, context) -> ToolResult.text("looked in " + input.region().orElse("no region"));
  }

  @Override
  public PromptFunction testPromptWithEmbeddedResourcePrompt() {
    return (arguments, context) -> PromptResult.of(
        new PromptMessage(Role.USER, resource(
            arguments.string("resourceUri").orElseThrow(), "text/plain", "Embedded resource content for testing.")),
        PromptMessage.user("Please process the embedded resource above."));
  }

  @Override
  public ResourceFunction watchedResourceResource() {
    return (uri, variables, context) -> ResourceResult.text(uri, "text/plain", "Nothing has happened yet.");
  }

  @Override
  public ResourceFunction templateResource() {
    return (uri, variables, context) -> {
      String id = variables.get("id");
      JsonObject data = JsonObject.builder()
          .put("id", id)
          .put("templateTest", Json.of(true))
          .put("data", "Data for ID: " + id)
          .build();
      return ResourceResult.text(uri, "application/json", data.toJson());
    };
  }

  private static ToolResult content(JsonObject... blocks) {
    return new ToolResult(Json.array(List.of(blocks)), Optional.empty(), false);
  }

  private static JsonObject resource(String uri, String mimeType, String text) {
    JsonObject resource =
        JsonObject.builder().put("uri", uri).put("mimeType", mimeType).put("text", text).build();
    return JsonObject.builder().put("type", "resource").put("resource", resource).build();
  }

  /** Long enough for a client to see one message before the next. */
  private static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
