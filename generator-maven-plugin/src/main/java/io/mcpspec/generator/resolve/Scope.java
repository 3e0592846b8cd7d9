package io.mcpspec.generator.resolve;

import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.syntax.Named;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
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
