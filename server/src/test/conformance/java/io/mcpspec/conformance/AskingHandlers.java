package io.mcpspec.conformance;

import io.mcpspec.conformance.spec.Handlers;
import io.mcpspec.conformance.spec.tools.TestElicitationSep1034DefaultsTool;
import io.mcpspec.conformance.spec.tools.TestElicitationSep1330EnumsTool;
import io.mcpspec.conformance.spec.tools.TestElicitationTool;
import io.mcpspec.conformance.spec.tools.TestInputRequiredResultCapabilitiesTool;
import io.mcpspec.conformance.spec.tools.TestInputRequiredResultElicitationTool;
import io.mcpspec.conformance.spec.tools.TestInputRequiredResultListRootsTool;
import io.mcpspec.conformance.spec.tools.TestInputRequiredResultMultiRoundTool;
import io.mcpspec.conformance.spec.tools.TestInputRequiredResultMultipleInputsTool;
import io.mcpspec.conformance.spec.tools.TestInputRequiredResultRequestStateTool;
import io.mcpspec.conformance.spec.tools.TestInputRequiredResultSamplingTool;
import io.mcpspec.conformance.spec.tools.TestInputRequiredResultTamperedStateTool;
import io.mcpspec.conformance.spec.tools.TestMissingCapabilityTool;
import io.mcpspec.conformance.spec.tools.TestSamplingTool;
import io.mcpspec.conformance.spec.tools.TestStreamingElicitationTool;
import io.mcpspec.runtime.call.Question;
import io.mcpspec.runtime.call.ReadContext;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.prompt.PromptFunction;
import io.mcpspec.runtime.prompt.PromptMessage;
import io.mcpspec.runtime.prompt.PromptResult;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.ArrayList;
import java.util.List;

/** The handlers that ask their client something. */
abstract class AskingHandlers implements Handlers {

  private static final JsonObject NAME =
      Forms.elicitation("What is your name?", "{'name': {'type': 'string'}}", "name");
  private static final JsonObject CONFIRM = Forms.elicitation("Please confirm", "{'ok': {'type': 'boolean'}}", "ok");

  @Override
  public TestSamplingTool testSampling() {
    return (input, context) -> ToolResult.text(
        "LLM response: " + text(context.client().sample(Forms.sampling(input.prompt()))));
  }

  @Override
  public TestElicitationTool testElicitation() {
    return (input, context) -> answered("User response", context, Forms.elicitation(input.message(),
        "{'username': {'type': 'string', 'description': 'The name to answer to'},"
            + "'email': {'type': 'string', 'description': 'The address of the mailbox'}}", "username", "email"));
  }

  @Override
  public TestElicitationSep1034DefaultsTool testElicitationSep1034Defaults() {
    return (input, context) -> answered("Elicitation completed", context, Forms.DEFAULTS);
  }

  @Override
  public TestElicitationSep1330EnumsTool testElicitationSep1330Enums() {
    return (input, context) -> answered("Elicitation completed", context, Forms.CHOICES);
  }

  @Override
  public TestMissingCapabilityTool testMissingCapability() {
    return (input, context) -> ToolResult.text(text(context.client().sample(Forms.sampling("Are you there?"))));
  }

  @Override
  public TestStreamingElicitationTool testStreamingElicitation() {
    return (input, context) -> {
      context.progress().report(1, 2, "asking");
      return answered("Elicitation completed", context, CONFIRM);
    };
  }

  @Override
  public TestInputRequiredResultElicitationTool testInputRequiredResultElicitation() {
    return (input, context) -> {
      JsonObject answer = ask(context, Question.elicitation("user_name", NAME)).get(0);
      String name = answer.object("content").flatMap(content -> content.string("name")).orElse("nobody");
      return ToolResult.text("Hello, " + name + "!");
    };
  }

  @Override
  public TestInputRequiredResultSamplingTool testInputRequiredResultSampling() {
    return (input, context) -> ToolResult.text(text(ask(context,
        Question.sampling("capital_question", Forms.sampling("What is the capital of France?"))).get(0)));
  }

  @Override
  public TestInputRequiredResultListRootsTool testInputRequiredResultListRoots() {
    return (input, context) -> ToolResult.text(
        "Roots: " + ask(context, Question.roots("client_roots")).get(0).toJson());
  }

  @Override
  public TestInputRequiredResultRequestStateTool testInputRequiredResultRequestState() {
    return (input, context) -> {
      ask(context, Question.elicitation("confirm", CONFIRM));
      return ToolResult.text("state-ok"); // the runtime has read the state before the handler runs again
    };
  }

  @Override
  public TestInputRequiredResultTamperedStateTool testInputRequiredResultTamperedState() {
    return (input, context) -> {
      ask(context, Question.elicitation("confirm", CONFIRM));
      return ToolResult.text("the state came back as it was");
    };
  }

  @Override
  public TestInputRequiredResultMultipleInputsTool testInputRequiredResultMultipleInputs() {
    return (input, context) -> ToolResult.text("Answers: " + ask(context,
        Question.elicitation("user_name", NAME),
        Question.sampling("greeting", Forms.sampling("Generate a greeting")),
        Question.roots("client_roots")));
  }

  @Override
  public TestInputRequiredResultMultiRoundTool testInputRequiredResultMultiRound() {
    return (input, context) -> {
      JsonObject name = ask(context, Question.elicitation("step1", NAME)).get(0);
      JsonObject colour = ask(context, Question.elicitation("step2", Forms.elicitation(
          "What is your favorite color?", "{'color': {'type': 'string'}}", "color"))).get(0);
      return ToolResult.text(name.toJson() + " " + colour.toJson());
    };
  }

  @Override
  public TestInputRequiredResultCapabilitiesTool testInputRequiredResultCapabilities() {
    return (input, context) -> {
      List<Question> able = new ArrayList<>();
      if (context.client().capabilities().get("elicitation").isPresent()) {
        able.add(Question.elicitation("user_name", NAME));
      }
      if (context.client().capabilities().get("sampling").isPresent()) {
        able.add(Question.sampling("greeting", Forms.sampling("Generate a greeting")));
      }
      return ToolResult.text(able.isEmpty() ? "nothing to ask" : context.client().ask(able).toString());
    };
  }

  @Override
  public PromptFunction testInputRequiredResultPromptPrompt() {
    return (arguments, context) -> {
      JsonObject answer = ask(context, Question.elicitation("user_context", Forms.elicitation(
          "What context should the prompt use?", "{'context': {'type': 'string'}}", "context"))).get(0);
      return PromptResult.of(PromptMessage.user("Use this context: " + answer.toJson()));
    };
  }

  private static List<JsonObject> ask(ReadContext context, Question... questions) {
    return context.client().ask(List.of(questions));
  }

  private static ToolResult answered(String label, ReadContext context, JsonObject params) {
    JsonObject answer = context.client().elicit(params);
    return ToolResult.text(label + ": action=" + answer.string("action").orElse("none") + ", content="
        + answer.object("content").orElse(JsonObject.EMPTY).toJson());
  }

  private static String text(JsonObject sampled) {
    return sampled.object("content").flatMap(content -> content.string("text")).orElse("no text");
  }
}
