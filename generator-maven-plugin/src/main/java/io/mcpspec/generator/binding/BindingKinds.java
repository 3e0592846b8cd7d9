package io.mcpspec.generator.binding;

import io.mcpspec.generator.binding.aws.AwsBindingKind;
import io.mcpspec.generator.diagnostic.ClosestName;
import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.emit.java.BoundCode;
import io.mcpspec.generator.emit.java.JavaTypes;
import io.mcpspec.generator.model.Binding;
import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.model.Tool;
import java.util.List;

/** All kinds of bindings, for one run of the compiler. A new kind is one more entry. */
public final class BindingKinds {

  private static final List<BindingKind> ALL = List.of(new AwsBindingKind());

  private BindingKinds() {}

  /** The kinds that tools of the catalog use. */
  private static List<BindingKind> usedBy(Catalog catalog) {
    return ALL.stream()
        .filter(kind -> bindings(catalog).stream().anyMatch(binding -> binding.kind().equals(kind.kind())))
        .toList();
  }

  /** Reports tools of unknown kinds, and what the kinds find wrong with theirs. */
  public static void check(Catalog catalog, Diagnostics diagnostics) {
    List<String> names = ALL.stream().map(BindingKind::kind).toList();
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
  public static BoundCode emit(Catalog catalog, JavaTypes types) {
    return usedBy(catalog).stream().map(kind -> kind.emit(catalog, types)).reduce(BoundCode.NONE, BoundCode::and);
  }

  private static List<Binding> bindings(Catalog catalog) {
    return catalog.tools().stream().map(Tool::binding).flatMap(binding -> binding.stream()).toList();
  }
}
