package io.mcpspec.generator.resolve;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.model.SharedType;
import io.mcpspec.generator.model.Tool;
import java.util.List;
import java.util.Map;

/** Holds every schema against JSON Schema's own, and every default and example against its schema. */
final class ValueCheck {

  private final Map<String, SharedType> types;
  private final Diagnostics diagnostics;

  ValueCheck(Map<String, SharedType> types, Diagnostics diagnostics) {
    this.types = types;
    this.diagnostics = diagnostics;
  }

  void check(List<Tool> tools) {
    InstanceCheck instances = new InstanceCheck(types, diagnostics);
    SchemaValues schemas = new SchemaValues(instances);
    types.values().forEach(type -> schemas.check(type.schema()));
    tools.forEach(tool -> schemas.check(tool.input()));
    tools.forEach(tool -> tool.output().ifPresent(schemas::check));
    if (!diagnostics.hasErrors()) {
      tools.forEach(tool -> tool.examples().forEach(example -> check(tool, example, instances)));
    }
  }

  private static void check(Tool tool, Tool.Example example, InstanceCheck instances) {
    String subject = "the example \"" + example.title() + "\" does not fit ";
    instances.check(Code.EXAMPLE_MISMATCH, subject + "`input`", example.input(), tool.input());
    example.output().ifPresent(
        output ->
            tool.output().ifPresent(
                schema -> instances.check(Code.EXAMPLE_MISMATCH, subject + "`output`", output, schema)));
  }
}
