package io.mcpspec.binding;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.emit.java.server.BoundCode;
import io.mcpspec.spec.model.Binding;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Tool;
import java.util.ArrayList;
import java.util.List;

/**
 * The kinds of bindings that a compiler knows.
 *
 * @param all the kinds, in the order of their checks
 */
public record BindingKinds(List<BindingKind> all) {

  public BindingKinds {
    all = List.copyOf(all);
  }

  /** Reads and checks the bindings of all tools. Reports bindings of unknown kinds. */
  public BoundTools bind(Catalog catalog, Diagnostics diagnostics) {
    catalog.tools().forEach(tool -> tool.binding().ifPresent(binding -> known(binding, diagnostics)));
    List<BoundTools> bound = new ArrayList<>();
    for (BindingKind kind : all) {
      List<Tool> tools = catalog.tools().stream()
          .filter(tool -> tool.binding().filter(binding -> binding.kind().equals(kind.kind())).isPresent())
          .toList();
      if (!tools.isEmpty()) {
        bound.add(kind.bind(catalog, tools, diagnostics));
      }
    }
    return types -> bound.stream().map(tools -> tools.emit(types)).reduce(BoundCode.NONE, BoundCode::and);
  }

  private void known(Binding binding, Diagnostics diagnostics) {
    List<String> names = all.stream().map(BindingKind::kind).toList();
    if (!names.contains(binding.kind())) {
      diagnostics.report(
          Code.UNKNOWN_BINDING,
          binding.settings().entry(binding.kind()).orElseThrow().keySpan(),
          "unknown kind of binding `" + binding.kind() + "`",
          ClosestName.help(binding.kind(), names, "the kinds are " + String.join(", ", names)));
    }
  }
}
