package io.mcpspec.compiler;

import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.emit.Artifact;
import java.util.List;
import java.util.Optional;

/**
 * What a compilation found and made.
 *
 * @param findings errors and warnings, by place
 * @param spec the spec; empty when there is an error
 * @param artifacts the files to write; empty when there is an error, or nobody wanted any
 */
public record Compilation(
    List<Diagnostic> findings, Optional<CompiledSpec> spec, Optional<List<Artifact>> artifacts) {}
