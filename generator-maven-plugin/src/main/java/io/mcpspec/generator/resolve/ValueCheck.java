package io.mcpspec.generator.resolve;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.model.SharedType;
import io.mcpspec.generator.model.Tool;
import io.mcpspec.generator.tree.Node;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Holds every schema against JSON Schema's own, and every default and example against its schema. */
final class ValueCheck {

  private final InstanceCheck instances;
  private final SchemaValues schemas;

  ValueCheck(Map<String, SharedType> types, Diagnostics diagnostics) {
    this.instances = new InstanceCheck(types, diagnostics);
    this.schemas = new SchemaValues(instances, diagnostics);
  }

  /** Checks the shared types; the tools' schemas use them, so what is wrong here is not looked for there. */
  void checkTypes(Iterable<SharedType> types) {
    types.forEach(type -> schemas.check(type.schema()));
  }

  void checkTools(List<Tool> tools) {
    for (Tool tool : tools) {
      if (schemas.check(tool.input())) {
        checkExamples(tool, "input", tool.input(), example -> List.of(example.input()));
      }
      tool.output()
          .filter(schemas::check)
          .ifPresent(output -> checkExamples(tool, "output", output, example -> example.output().stream().toList()));
    }
  }

  private void checkExamples(Tool tool, String key, Node schema, Function<Tool.Example, List<Node>> values) {
    for (Tool.Example example : tool.examples()) {
      String message = "the example \"" + example.title() + "\" does not fit `" + key + "`";
      values.apply(example).forEach(value -> instances.check(Code.EXAMPLE_MISMATCH, message, value, schema));
    }
  }
}
