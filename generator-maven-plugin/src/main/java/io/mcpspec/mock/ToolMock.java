package io.mcpspec.mock;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.check.SchemaPatterns;
import io.mcpspec.jsonschema.check.UsableSchemas;
import io.mcpspec.jsonschema.sample.Sample;
import io.mcpspec.jsonschema.sample.SchemaSamples;
import io.mcpspec.publish.surface.ToolItem;
import io.mcpspec.spec.model.Tool;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What the mock of one tool answers: its examples, else a sample of its result, else a text. */
record ToolMock(Tool tool, ToolItem item, Diagnostics diagnostics) {

  Mapping line() {
    Optional<Node> input = item.full().get("inputSchema").filter(ToolMock::isUsable);
    MappingBuilder line = new MappingBuilder(tool.span())
        .put("tool", tool.name())
        .putText("group", tool.group())
        .put("effect", tool.effect().guarded().name().toLowerCase(Locale.ROOT))
        .putNode("input", input)
        .putNode("patterns", input.flatMap(SchemaPatterns::forJava));
    List<Node> examples = examples();
    Optional<Node> output = tool.output().flatMap(declared -> item.full().get("outputSchema"));
    if (!examples.isEmpty()) {
      line.put("examples", new Sequence(examples, tool.span()));
    } else if (output.isPresent()) {
      sample(output.get(), line);
    }
    return line.build();
  }

  /** What no validator can use refuses nothing, as in a server that is no mock. */
  private static boolean isUsable(Node schema) {
    return schema instanceof Mapping && UsableSchemas.obstacle(schema).isEmpty();
  }

  private List<Node> examples() {
    List<Node> examples = new ArrayList<>();
    for (Tool.Example example : tool.examples()) {
      example.output().ifPresent(output -> examples.add(
          new MappingBuilder(tool.span()).put("input", example.input()).put("output", output).build()));
    }
    return examples;
  }

  /** A client holds the result against the schema that is published, which may not be the one that it is made by. */
  private void sample(Node output, MappingBuilder line) {
    Sample sample = UsableSchemas.obstacle(output)
        .<Sample>map(reason -> new Sample.None("no validator can use it: " + reason))
        .orElseGet(() -> SchemaSamples.ofObject(output));
    Optional<Node> published = item.published().get("outputSchema");
    if (sample instanceof Sample.Value value) {
      Optional<String> fault = published.flatMap(schema -> SchemaSamples.fault(schema, value.node()));
      sample = fault.<Sample>map(reason -> new Sample.None("the schema that is published refuses it: " + reason))
          .orElse(value);
    }
    if (sample instanceof Sample.Value value) {
      line.put("sample", value.node());
    } else if (sample instanceof Sample.None none) {
      line.put("reason", none.reason());
      diagnostics.report(new Diagnostic(
          Code.MOCK_WITHOUT_SAMPLE,
          tool.span(),
          "the mock of `" + tool.name() + "` answers that it has no sample: none could be made of `output`",
          List.of(none.reason()),
          List.of("write an example with `input` and `output`: it is what the mock answers")));
    }
  }
}
