package io.mcpspec.spec.resolve.schema;

import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.Span;
import io.mcpspec.jsonschema.Subschemas;
import io.mcpspec.jsonschema.TypeReference;
import io.mcpspec.spec.model.SharedType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Where schemas have errors, those of the shared types that they use included; as known when this was made. */
final class SchemaFaults {

  private final Map<String, SharedType> types;
  private final List<Span> errors;
  private final Set<String> faultyTypes = new LinkedHashSet<>();

  SchemaFaults(Map<String, SharedType> types, Diagnostics diagnostics) {
    this.types = types;
    this.errors =
        Stream.concat(diagnostics.errors().map(Diagnostic::span), diagnostics.leftOut().uses()).toList();
    int before = -1;
    while (!errors.isEmpty() && before < faultyTypes.size()) {
      before = faultyTypes.size();
      types.values().stream().filter(this::isFaulty).map(SharedType::name).forEach(faultyTypes::add);
    }
  }

  private boolean isFaulty(SharedType type) {
    return errors.contains(type.span()) || !in(type.schema()).isEmpty();
  }

  /** The places of errors in a schema, and of its references to types that are unknown or have errors themselves. */
  List<Span> in(Node schema) {
    List<Span> faults = new ArrayList<>();
    if (!errors.isEmpty()) {
      errors.stream().filter(error -> schema.span().covers(error)).forEach(faults::add);
      addReferences(schema, faults);
    }
    return faults;
  }

  private void addReferences(Node node, List<Span> faults) {
    if (node instanceof Mapping schema) {
      TypeReference.nameIn(schema)
          .filter(name -> !types.containsKey(name) || faultyTypes.contains(name))
          .ifPresent(name -> faults.add(schema.get("$ref").orElseThrow().span()));
      Subschemas.of(schema).forEach(part -> addReferences(part, faults));
    }
  }
}
