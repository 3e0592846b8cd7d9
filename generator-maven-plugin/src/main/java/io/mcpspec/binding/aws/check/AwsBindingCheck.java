package io.mcpspec.binding.aws.check;

import io.mcpspec.binding.aws.model.Operation;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.setting.AwsBinding;
import io.mcpspec.binding.aws.setting.BindingSettings;
import io.mcpspec.binding.aws.setting.SchemaView;
import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.type.SchemaReader;
import io.mcpspec.spec.model.Binding;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Effect;
import io.mcpspec.spec.model.Tool;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Holds the tools that are bound to AWS against AWS's own model of the service. */
public final class AwsBindingCheck {

  private final ServiceModel model;
  private final Diagnostics diagnostics;
  private final Findings findings;
  private final List<Scalar> polled = new ArrayList<>();

  public AwsBindingCheck(ServiceModel model, Diagnostics diagnostics) {
    this.model = model;
    this.diagnostics = diagnostics;
    this.findings = new Findings(diagnostics);
  }

  public void check(Catalog catalog) {
    Map<String, Node> types = types(catalog);
    SchemaReader reader = new SchemaReader(types);
    for (Tool tool : catalog.tools()) {
      tool.binding()
          .filter(binding -> binding.kind().equals(BindingSettings.KIND))
          .ifPresent(binding -> check(tool, binding, types, reader));
    }
    if (findings.count() == 0 && !diagnostics.leftOut().has("tool")) {
      polled.forEach(poll -> reads(poll, readers(catalog)));
    }
  }

  /** AWS's model does not say what only reads: a tool of this spec does, unless it has faults of its own. */
  private void reads(Scalar poll, Map<String, String> readers) {
    if (!readers.containsKey(poll.text())) {
      findings.report(
          Code.BINDING_POLL_WRITES,
          poll.span(),
          "no tool says that `" + poll.text() + "` only reads",
          "waiting asks for the state with leave to read alone, and names the tool that shows it",
          "bind a tool with `effect: read` to " + poll.text());
    }
  }

  /** The tools that only read, by the operation that each is bound to. */
  public static Map<String, String> readers(Catalog catalog) {
    Map<String, String> readers = new LinkedHashMap<>();
    catalog.tools().stream()
        .filter(tool -> tool.effect() == Effect.READ)
        .forEach(tool -> tool.binding()
            .filter(binding -> binding.kind().equals(BindingSettings.KIND))
            .ifPresent(binding -> readers.putIfAbsent(binding.target(), tool.name())));
    return readers;
  }

  /** The shared types' schemas by name. */
  public static Map<String, Node> types(Catalog catalog) {
    Map<String, Node> types = new LinkedHashMap<>();
    catalog.types().forEach((name, type) -> types.put(name, type.schema()));
    return types;
  }

  private void check(Tool tool, Binding binding, Map<String, Node> types, SchemaReader reader) {
    BindingSettings settings = BindingSettings.read(binding, diagnostics);
    Optional<Operation> operation = model.operation(binding.target());
    if (operation.isEmpty()) {
      findings.report(
          Code.BINDING_UNKNOWN_OPERATION,
          binding.targetSpan(),
          "DynamoDB has no operation `" + binding.target() + "`",
          "",
          ClosestName.help(binding.target(), model.operationNames(), "operations have AWS's names, such as `GetItem`"));
      return;
    }
    AwsBinding bound = AwsBinding.of(tool, operation.get(), settings, types);
    int before = findings.count();
    new InputCheck(model, bound, settings, findings).check();
    // What is narrowed beside a reference cannot be read in a schema that refers to a type which was left out.
    if (findings.count() == before && !diagnostics.leftOut().has("shared type")) {
      new TypeCheck(model, reader, findings).check(bound);
    }
    tool.output().ifPresent(output ->
        new OutputCheck(model, operation.get(), settings.hasNote(), findings).check(SchemaView.of(output, types)));
    new WorkCheck(model, bound, findings).check();
    settings.waiting().ifPresent(wait -> polled.add(wait.poll()));
    new ErrorCheck(findings).check(tool, operation.get());
  }
}
