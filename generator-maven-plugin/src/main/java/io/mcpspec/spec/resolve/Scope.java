package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import io.mcpspec.spec.shape.Named;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What every resolver looks things up in. */
record Scope(
    Releases releases,
    TextResolver texts,
    SchemaResolver schemas,
    ToolSignatures signatures,
    ContentFiles files,
    Names names,
    Diagnostics diagnostics) {

  /** Where to point at for a value as a whole: a mapping's first key. */
  static Span place(Node node) {
    return node instanceof Mapping mapping && !mapping.entries().isEmpty()
        ? mapping.entries().get(0).keySpan()
        : node.span();
  }

  /** Error texts by code. */
  Map<String, String> errors(List<Named<Scalar>> written, List<String> arguments) {
    Map<String, String> errors = new LinkedHashMap<>();
    written.forEach(error -> errors.put(error.name().text(), texts.errorText(error.value(), arguments)));
    return errors;
  }
}
