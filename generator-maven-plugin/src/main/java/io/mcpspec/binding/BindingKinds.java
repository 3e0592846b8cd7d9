package io.mcpspec.binding;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.server.BoundCode;
import io.mcpspec.spec.model.Binding;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Tool;
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

  /** The kinds that tools of the catalog use. */
  private List<BindingKind> usedBy(Catalog catalog) {
    return all.stream()
        .filter(kind -> bindings(catalog).stream().anyMatch(binding -> binding.kind().equals(kind.kind())))
        .toList();
  }

  /** Reports tools of unknown kinds, and what the kinds find wrong with theirs. */
  public void check(Catalog catalog, Diagnostics diagnostics) {
    List<String> names = all.stream().map(BindingKind::kind).toList();
    for (Binding binding : bindings(catalog)) {
      if (!names.contains(binding.kind())) {
        diagnostics.report(
            Code.UNKNOWN_BINDING,
            binding.settings().entry(binding.kind()).orElseThrow().keySpan(),
            "unknown kind of binding `" + binding.kind() + "`",
            ClosestName.help(binding.kind(), names, "the kinds are " + String.join(", ", names)));
      }
    }
    usedBy(catalog).forEach(kind -> kind.check(catalog, diagnostics));
  }

  /** The Java of all bound tools, in a catalog in which {@link #check} found nothing. */
  public BoundCode emit(Catalog catalog, JavaTypes types) {
    return usedBy(catalog).stream().map(kind -> kind.emit(catalog, types)).reduce(BoundCode.NONE, BoundCode::and);
  }

  private static List<Binding> bindings(Catalog catalog) {
    return catalog.tools().stream().map(Tool::binding).flatMap(binding -> binding.stream()).toList();
  }
}
