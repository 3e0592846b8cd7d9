package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.resolve.name.ContentFiles;
import io.mcpspec.spec.resolve.name.Names;
import io.mcpspec.spec.resolve.name.Releases;
import io.mcpspec.spec.resolve.name.TextResolver;
import io.mcpspec.spec.resolve.name.ToolSignatures;
import io.mcpspec.spec.resolve.schema.SchemaResolver;
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

  /** Error texts by code. */
  Map<String, String> errors(List<Named<Scalar>> written, List<String> arguments) {
    Map<String, String> errors = new LinkedHashMap<>();
    written.forEach(error -> errors.put(error.name().text(), texts.errorText(error.value(), arguments)));
    return errors;
  }
}
