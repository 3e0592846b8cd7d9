package io.mcpspec.binding.aws.check;

import io.mcpspec.binding.aws.model.AwsBinding;
import io.mcpspec.binding.aws.model.BindingSettings;
import io.mcpspec.binding.aws.model.BoundService;
import io.mcpspec.binding.aws.model.Operation;
import io.mcpspec.binding.aws.model.SchemaView;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.type.SchemaReader;
import io.mcpspec.spec.model.Binding;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Tool;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the bindings to AWS and checks their tools against AWS's own model of the service. */
public final class AwsBindingCheck {

  private final BoundService service;
  private final ServiceModel model;
  private final Map<String, Node> types;
  private final SchemaReader reader;
  private final Diagnostics diagnostics;
  private final Findings findings;

  public AwsBindingCheck(BoundService service, Catalog catalog, Diagnostics diagnostics) {
    this.service = service;
    this.model = service.model();
    this.types = types(catalog);
    this.reader = new SchemaReader(types);
    this.diagnostics = diagnostics;
    this.findings = new Findings(diagnostics);
  }

  private static Map<String, Node> types(Catalog catalog) {
    Map<String, Node> types = new LinkedHashMap<>();
    catalog.types().forEach((name, type) -> types.put(name, type.schema()));
    return types;
  }

  /** The bindings in the order of their tools; those to unknown operations are left out. */
  public List<AwsBinding> check(List<Tool> tools) {
    List<AwsBinding> bindings = new ArrayList<>();
    tools.forEach(tool -> check(tool, tool.binding().orElseThrow()).ifPresent(bindings::add));
    if (findings.count() == 0 && !diagnostics.leftOut().has("tool")) {
      Map<String, String> readers = AwsBinding.readers(bindings);
      bindings.forEach(binding -> binding.settings().waiting().ifPresent(wait -> reads(wait.poll(), readers)));
    }
    return List.copyOf(bindings);
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

  private Optional<AwsBinding> check(Tool tool, Binding written) {
    BindingSettings settings = BindingSettings.read(written, service, diagnostics);
    Optional<Operation> operation = model.operation(written.target());
    if (operation.isEmpty()) {
      unknownOperation(written);
      return Optional.empty();
    }
    AwsBinding binding = AwsBinding.of(tool, operation.get(), settings, types);
    int before = findings.count();
    new InputCheck(model, binding, findings).check();
    // What is narrowed beside a reference cannot be read in a schema that refers to a type which was left out.
    if (findings.count() == before && !diagnostics.leftOut().has("shared type")) {
      new TypeCheck(model, reader, findings).check(binding);
    }
    tool.output().ifPresent(output ->
        new OutputCheck(model, operation.get(), settings.hasNote(), findings).check(SchemaView.of(output, types)));
    new WorkCheck(model, binding, findings).check();
    new ErrorCheck(findings).check(tool, operation.get());
    return Optional.of(binding);
  }

  private void unknownOperation(Binding written) {
    findings.report(
        Code.BINDING_UNKNOWN_OPERATION,
        written.targetSpan(),
        service.title() + " has no operation `" + written.target() + "`",
        "",
        ClosestName.help(written.target(), model.operationNames(), "operations have AWS's names, such as `GetItem`"));
  }
}
