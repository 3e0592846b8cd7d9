package io.mcpspec.spec.syntax;

import static io.mcpspec.spec.shape.Key.optional;
import static io.mcpspec.spec.shape.Key.required;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.shape.Key;
import io.mcpspec.spec.shape.MappingShape;
import io.mcpspec.spec.shape.Named;
import io.mcpspec.spec.shape.Shapes;
import io.mcpspec.spec.shape.Values;
import java.util.List;

/** The keys of a file in {@code tools/}. */
public final class ToolKeys {

  private static final Key<Scalar> EXAMPLE_TITLE =
      required("title", Shapes.text(), "What the example shows.")
          .orElse(StandIns.text("example"));
  private static final Key<Node> EXAMPLE_INPUT =
      required("input", Shapes.anything(), "Arguments that `input` accepts.");
  private static final Key<Node> EXAMPLE_OUTPUT =
      optional("output", Shapes.anything(), "A result that `output` accepts.");

  private static final MappingShape<ToolDecl.Example> EXAMPLE =
      new MappingShape<>(
          "an example",
          List.of(EXAMPLE_TITLE, EXAMPLE_INPUT, EXAMPLE_OUTPUT),
          values ->
              new ToolDecl.Example(values.get(EXAMPLE_TITLE), values.get(EXAMPLE_INPUT), values.find(EXAMPLE_OUTPUT)));

  private static final Key<Scalar> FROM = required("from", Shapes.text(), "The older name; it still works.");
  private static final Key<Scalar> UNTIL =
      optional("until", Shapes.version(), "The version that drops the older name.");

  private static final MappingShape<ToolDecl.Renamed> RENAMED_SHAPE =
      new MappingShape<>(
          "an older name",
          List.of(FROM, UNTIL),
          values -> new ToolDecl.Renamed(values.get(FROM), values.find(UNTIL)));

  private static final Key<Scalar> DEPRECATED_SINCE =
      required("since", Shapes.version(), "The release that announces the end.");
  private static final Key<Scalar> REPLACED_BY = optional("replacedBy", Shapes.text(), "The tool to use instead.");
  private static final Key<Scalar> WHY = optional("why", Shapes.text(), "The reason.");

  private static final MappingShape<ToolDecl.Deprecated> DEPRECATED_SHAPE =
      new MappingShape<>(
          "a deprecation",
          List.of(DEPRECATED_SINCE, REPLACED_BY, WHY),
          values -> new ToolDecl.Deprecated(values.get(DEPRECATED_SINCE), values.find(REPLACED_BY), values.find(WHY)));

  private static final Key<Scalar> SPEC = FileHeader.key("tool/1");
  private static final Key<Scalar> NAME =
      required("name", Shapes.text(), "The name on the wire.")
          .orElse(StandIns::fileName);
  private static final Key<Scalar> TITLE = optional("title", Shapes.text(), "The name that people see.");
  private static final Key<Scalar> GROUP =
      optional("group", Shapes.text(), "The group that decides whether it is served; without one it always is.");
  private static final Key<Scalar> SINCE = optional("since", Shapes.version(), "The release that brought it.");
  private static final Key<Scalar> EFFECT =
      required(
              "effect",
              Shapes.choice("effect", "read", "write", "destroy", "unknown"),
              "What it does to the world; hints and guards follow from it.")
          .orElse(StandIns.text("read"))
          .alsoCalled("readOnlyHint", "destructiveHint");
  private static final Key<Scalar> IDEMPOTENT =
      optional("idempotent", Shapes.flag(), "Whether the same call twice does no more than once.")
          .alsoCalled("idempotentHint");
  private static final Key<Scalar> OPEN_WORLD =
      optional("openWorld", Shapes.flag(), "Whether it reaches beyond a closed domain, as a web search does.")
          .alsoCalled("openWorldHint");
  private static final Key<Node> ANNOTATIONS =
      optional(
          "annotations",
          Shapes.annotations(),
          "Annotations to publish instead of the derived ones; `none` for none.");
  private static final Key<Scalar> DESCRIPTION = optional("description", Shapes.text(), "The text for the model.");
  private static final Key<Node> INPUT = required("input", Shapes.jsonSchema(), "JSON Schema of the arguments.")
          .alsoCalled("inputSchema", "parameters", "arguments");
  private static final Key<Node> OUTPUT =
      optional("output", Shapes.jsonSchema(), "JSON Schema of the structured result.")
          .alsoCalled("outputSchema", "returns", "result");
  private static final Key<Mapping> BINDING =
      optional("binding", Shapes.mapping(), "What runs the tool without handwritten Java.");
  private static final Key<List<ToolDecl.Example>> EXAMPLES =
      optional("examples", Shapes.list(EXAMPLE), "Calls that the schemas accept.");
  private static final Key<List<Named<Scalar>>> ERRORS =
      optional("errors", Shapes.named("texts by error code", Shapes.text()), "What to do, by error code.");
  private static final Key<List<ToolDecl.Renamed>> RENAMED =
      optional("renamed", Shapes.list(RENAMED_SHAPE), "Names that it had before.");
  private static final Key<ToolDecl.Deprecated> DEPRECATED =
      optional("deprecated", DEPRECATED_SHAPE, "Set when the tool is on its way out.");
  private static final Key<Scalar> ADOPTED =
      optional("adopted", Shapes.yes(), "Faults in its schemas are warnings: another server publishes them so.");
  private static final Key<Mapping> WIRE =
      optional("wire", Shapes.mapping(), "Further members of the list item, published as they stand.");

  /** The shape of the file. */
  public static final MappingShape<ToolDecl> SHAPE =
      new MappingShape<>(
              "a tool",
              List.of(
                  SPEC, NAME, TITLE, GROUP, SINCE, EFFECT, IDEMPOTENT, OPEN_WORLD, ANNOTATIONS, DESCRIPTION, INPUT,
                  OUTPUT, BINDING, EXAMPLES, ERRORS, RENAMED, DEPRECATED, ADOPTED, WIRE),
              ToolKeys::build)
          .declaring("tool", "name");

  private ToolKeys() {}

  private static ToolDecl build(Values values) {
    return new ToolDecl(
        values.get(NAME),
        new ToolDecl.Listing(values.find(TITLE), values.find(DESCRIPTION), values.mapping(WIRE)),
        values.find(GROUP),
        new ToolDecl.Behaviour(
            values.get(EFFECT), values.find(IDEMPOTENT), values.find(OPEN_WORLD), values.find(ANNOTATIONS)),
        new ToolDecl.Schemas(values.get(INPUT), values.find(OUTPUT)),
        values.find(BINDING),
        values.list(EXAMPLES),
        values.list(ERRORS),
        new ToolDecl.History(values.find(SINCE), values.list(RENAMED), values.find(DEPRECATED)),
        values.find(ADOPTED));
  }
}
