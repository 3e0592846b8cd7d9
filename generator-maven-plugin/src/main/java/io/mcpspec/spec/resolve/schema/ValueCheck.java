package io.mcpspec.spec.resolve.schema;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.check.SchemaFastPath;
import io.mcpspec.jsonschema.check.SchemaValidator;
import io.mcpspec.jsonschema.sound.SoundSchemas;
import io.mcpspec.spec.model.SharedType;
import io.mcpspec.spec.model.Tool;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Holds every schema against JSON Schema's own, and every default and example against its schema. */
public final class ValueCheck {

  private final InstanceCheck instances;
  private final SoundSchemas sound;
  private final SchemaValues schemas;
  private final Map<String, SharedType> types;
  private final Diagnostics diagnostics;

  public ValueCheck(Map<String, SharedType> types, Diagnostics diagnostics) {
    this.types = types;
    this.diagnostics = diagnostics;
    Map<String, Node> schemas = SharedType.schemas(types);
    this.sound = new SoundSchemas(schemas, diagnostics);
    this.instances = new InstanceCheck(new SchemaValidator(schemas), diagnostics);
    this.schemas = new SchemaValues(instances, new SchemaFastPath(schemas), types.keySet());
  }

  /** Checks the shared types; the tools' schemas use them, so what is wrong here is not looked for there. */
  public void checkTypes() {
    SchemaFaults faults = new SchemaFaults(types, diagnostics);
    types.values().stream()
        .filter(type -> !diagnostics.hasErrorAt(type.span()))
        .forEach(type -> isUsable(type.schema(), faults));
  }

  /** Checks the tools' schemas and their examples. */
  public void checkTools(List<Tool> tools) {
    SchemaFaults faults = new SchemaFaults(types, diagnostics);
    for (Tool tool : tools) {
      if (isUsable(tool.input(), faults)) {
        checkExamples(tool, "input", tool.input(), example -> List.of(example.input()));
      }
      tool.output()
          .filter(output -> isUsable(output, faults))
          .ifPresent(output -> checkExamples(tool, "output", output, example -> example.output().stream().toList()));
    }
  }

  /** A validator needs a schema without faults, whose references are known. */
  private boolean isUsable(Node schema, SchemaFaults faults) {
    boolean known = faults.in(schema).isEmpty();
    boolean endless = instances.validator().isEndless(schema);
    boolean right = sound.check(schema, known && !endless);
    return known && right && schemas.check(schema, endless);
  }

  private void checkExamples(Tool tool, String key, Node schema, Function<Tool.Example, List<Node>> values) {
    for (Tool.Example example : tool.examples()) {
      String message = "the example \"" + example.title() + "\" does not fit `" + key + "`";
      values.apply(example).forEach(value -> instances.check(Code.EXAMPLE_MISMATCH, message, value, schema));
    }
  }
}
