package io.mcpspec.spec.resolve.schema;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.jsonschema.TypeReference;
import io.mcpspec.spec.model.SharedType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds shared types that are nothing but a reference to each other; through a property or an item a cycle is fine. */
public final class TypeCycles {

  private final Map<String, SharedType> types;
  private final Diagnostics diagnostics;

  public TypeCycles(Map<String, SharedType> types, Diagnostics diagnostics) {
    this.types = types;
    this.diagnostics = diagnostics;
  }

  public void check() {
    Set<String> reported = new LinkedHashSet<>();
    for (SharedType type : types.values()) {
      List<String> path = pathBackTo(type.name());
      if (!path.isEmpty() && reported.addAll(path)) {
        diagnostics.report(
            Code.TYPE_CYCLE,
            type.span(),
            "the shared type `" + type.name() + "` is only a reference to itself",
            "break the chain " + String.join(" → ", path) + " → " + type.name());
      }
    }
  }

  private List<String> pathBackTo(String start) {
    List<String> path = new ArrayList<>(List.of(start));
    Optional<String> next = target(start);
    while (next.isPresent() && !path.contains(next.get())) {
      path.add(next.get());
      next = target(next.get());
    }
    return next.filter(start::equals).isPresent() ? path : List.of();
  }

  private Optional<String> target(String name) {
    return Optional.ofNullable(types.get(name)).flatMap(type -> TypeReference.nameIn(type.schema()));
  }
}
