package io.mcpspec.generator.binding.aws;

import io.mcpspec.generator.diagnostic.ClosestName;
import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.model.Binding;
import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.model.Tool;
import io.mcpspec.generator.schema.SchemaReader;
import io.mcpspec.generator.tree.Node;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Holds the tools that are bound to AWS against AWS's own model of the service. */
final class AwsBindingCheck {

  private final ServiceModel model;
  private final Diagnostics diagnostics;
  private final Findings findings;

  AwsBindingCheck(ServiceModel model, Diagnostics diagnostics) {
    this.model = model;
    this.diagnostics = diagnostics;
    this.findings = new Findings(diagnostics);
  }

  void check(Catalog catalog) {
    Map<String, Node> types = types(catalog);
    SchemaReader reader = new SchemaReader(types);
    for (Tool tool : catalog.tools()) {
      tool.binding()
          .filter(binding -> binding.kind().equals(AwsBindingKind.KIND))
          .ifPresent(binding -> check(tool, binding, types, reader));
    }
  }

  /** The shared types' schemas by name. */
  static Map<String, Node> types(Catalog catalog) {
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
    if (findings.count() == before) {
      new TypeCheck(model, reader, findings).check(bound);
    }
    tool.output().ifPresent(output ->
        new OutputCheck(model, operation.get(), findings).check(SchemaView.of(output, types)));
    new ErrorCheck(findings).check(tool, operation.get());
  }
}
