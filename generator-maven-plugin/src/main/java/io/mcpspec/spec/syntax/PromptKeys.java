package io.mcpspec.spec.syntax;

import static io.mcpspec.spec.shape.Key.optional;
import static io.mcpspec.spec.shape.Key.required;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.shape.Key;
import io.mcpspec.spec.shape.MappingShape;
import io.mcpspec.spec.shape.Shapes;
import io.mcpspec.spec.shape.Values;
import java.util.List;

/** The keys of a {@code prompt.yaml}. */
public final class PromptKeys {

  private static final Key<Scalar> AS_PROMPT = optional("prompt", Shapes.text(), "The name in `prompts/list`.");
  private static final Key<Scalar> AS_TOOL = optional("tool", Shapes.text(), "A tool that answers with the text.");
  private static final Key<Scalar> AS_RESOURCE =
      optional("resource", Shapes.text(), "A URI template with `{release}`; one with `/{section}` behind it is added.");
  private static final MappingShape<PromptDecl.Deliver> DELIVER_SHAPE =
      new MappingShape<>(
          "the routes",
          List.of(AS_PROMPT, AS_TOOL, AS_RESOURCE),
          values -> new PromptDecl.Deliver(values.find(AS_PROMPT), values.find(AS_TOOL), values.find(AS_RESOURCE)));

  private static final Key<Scalar> TOKENS = required("tokens", Shapes.integer(), "Most tokens of a draft's text.");
  private static final MappingShape<Scalar> BUDGET_SHAPE =
      new MappingShape<>("a budget", List.of(TOKENS), values -> values.get(TOKENS));

  private static final Key<Scalar> ARGUMENT = required("name", Shapes.text(), "The name on the wire.");
  private static final Key<Scalar> ARGUMENT_TITLE = optional("title", Shapes.text(), "The name that people see.");
  private static final Key<Scalar> ARGUMENT_DESCRIPTION = optional("description", Shapes.text(), "What to give.");
  private static final Key<Scalar> REQUIRED =
      optional("required", Shapes.flag(), "Whether a call without it is refused; false if not written.");
  private static final Key<CompletionDecl> COMPLETION =
      optional("completion", CompletionDecl.shape(), "What completes it: a list of values, or a handler.");
  private static final Key<Mapping> ARGUMENT_WIRE =
      optional("wire", Shapes.mapping(), "Further members of the argument, published as they stand.");
  private static final MappingShape<PromptDecl.Argument> ARGUMENT_SHAPE =
      new MappingShape<>(
              "an argument",
              List.of(ARGUMENT, ARGUMENT_TITLE, ARGUMENT_DESCRIPTION, REQUIRED, COMPLETION, ARGUMENT_WIRE),
              values ->
                  new PromptDecl.Argument(
                      values.get(ARGUMENT),
                      values.find(ARGUMENT_TITLE),
                      values.find(ARGUMENT_DESCRIPTION),
                      values.find(REQUIRED),
                      values.find(COMPLETION),
                      values.mapping(ARGUMENT_WIRE)))
          .declaring("argument", "name");

  private static final Key<Scalar> ROLE =
      required("role", Shapes.choice("role", "user", "assistant"), "Who says it.").orElse(StandIns.text("user"));
  private static final Key<Scalar> MESSAGE_TEXT = optional("text", Shapes.text(), "The text itself.");
  private static final Key<Scalar> MESSAGE_FILE = optional("file", Shapes.text(), "A text file beside this one.");
  private static final Key<Mapping> CONTENT =
      optional("content", Shapes.mapping(), "Any other MCP content block; `file:` in it becomes base64 `data`.");
  private static final MappingShape<PromptDecl.Message> MESSAGE =
      new MappingShape<>(
          "a message",
          List.of(ROLE, MESSAGE_TEXT, MESSAGE_FILE, CONTENT),
          values ->
              new PromptDecl.Message(
                  values.get(ROLE),
                  values.find(MESSAGE_TEXT),
                  values.find(MESSAGE_FILE),
                  values.find(CONTENT),
                  values.written()));

  private static final Key<Scalar> CLAIM_ID = optional("id", Shapes.id(), "A name for the claim in reports.");
  private static final Key<Scalar> MUST = optional("must", Shapes.text(), "A regular expression that has to be found.");
  private static final Key<Scalar> MUST_NOT =
      optional("must-not", Shapes.text(), "A regular expression that must not be found.");
  private static final Key<List<Scalar>> SECTIONS =
      optional("sections", Shapes.list(Shapes.text()), "The sections to look at; all if not written.");
  private static final Key<Scalar> WHY =
      required("why", Shapes.text(), "The reason, shown when it fails.")
          .orElse(StandIns.text("why"));
  private static final MappingShape<PromptDecl.Claim> CLAIM =
      new MappingShape<>(
          "a claim",
          List.of(CLAIM_ID, MUST, MUST_NOT, SECTIONS, WHY),
          values ->
              new PromptDecl.Claim(
                  values.find(CLAIM_ID),
                  values.find(MUST),
                  values.find(MUST_NOT),
                  values.list(SECTIONS),
                  values.get(WHY),
                  values.written()));

  private static final Key<Scalar> SPEC = FileHeader.key("prompt/1");
  private static final Key<Scalar> ID =
      required("id", Shapes.id(), "The prompt's name in files and references.")
          .orElse(StandIns::fileName)
          .alsoCalled("name");
  private static final Key<Scalar> TITLE = optional("title", Shapes.text(), "The name that people see.");
  private static final Key<Scalar> DESCRIPTION = optional("description", Shapes.text(), "What it does.");
  private static final Key<Scalar> SINCE = optional("since", Shapes.version(), "The release that brought it.");
  private static final Key<PromptDecl.Deliver> DELIVER =
      optional("deliver", DELIVER_SHAPE, "The routes by which clients reach the text; a prompt if not written.");
  private static final Key<Scalar> BUDGET = optional("budget", BUDGET_SHAPE, "Limits of the text's size.");
  private static final Key<List<PromptDecl.Argument>> ARGUMENTS =
      optional(
          "arguments", Shapes.list(ARGUMENT_SHAPE), "What the caller may give; an empty list is published as one.");
  private static final Key<Scalar> JOIN =
      optional("join", Shapes.text(), "What stands between two entries; an empty line if not written.");
  private static final Key<List<SectionDecl>> OUTLINE =
      optional("outline", Shapes.list(SectionDecl.SHAPE), "The sections of one user message.")
          .alsoCalled("sections");
  private static final Key<List<PromptDecl.Message>> MESSAGES =
      optional("messages", Shapes.list(MESSAGE), "Written messages, instead of `outline`.");
  private static final Key<Scalar> HANDLER =
      optional("handler", Shapes.yes(), "The messages come from a Java interface to implement.");
  private static final Key<Mapping> ANSWER =
      optional(
          "answer",
          Shapes.mapping(),
          "Members of the answer beside its messages, published as they stand; the description if not written.");
  private static final Key<List<PromptDecl.Claim>> CLAIMS =
      optional("claims", Shapes.list(CLAIM), "Truths that must, or must not, be said.");
  private static final Key<Mapping> WIRE =
      optional("wire", Shapes.mapping(), "Further members of the list item, published as they stand.");

  /** The shape of the file. */
  public static final MappingShape<PromptDecl> SHAPE =
      new MappingShape<>(
              "a prompt",
              List.of(
                  SPEC, ID, TITLE, DESCRIPTION, SINCE, DELIVER, BUDGET, ARGUMENTS, JOIN, OUTLINE, MESSAGES, HANDLER,
                  ANSWER, CLAIMS, WIRE),
              PromptKeys::build)
          .declaring("prompt", "id");

  private PromptKeys() {}

  private static PromptDecl build(Values values) {
    return new PromptDecl(
        values.get(ID),
        values.find(TITLE),
        values.find(DESCRIPTION),
        values.find(SINCE),
        values.find(DELIVER),
        values.find(BUDGET),
        values.find(ARGUMENTS),
        values.find(JOIN),
        values.find(OUTLINE),
        values.find(MESSAGES),
        values.find(HANDLER),
        values.find(ANSWER),
        values.list(CLAIMS),
        values.mapping(WIRE),
        values.written());
  }
}
