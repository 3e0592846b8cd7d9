package io.mcpspec.generator;

import io.mcpspec.generator.diagnostic.Diagnostic;
import io.mcpspec.generator.emit.Artifact;
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
