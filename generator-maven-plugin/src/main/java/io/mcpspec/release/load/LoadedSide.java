package io.mcpspec.release.load;

import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.spec.model.LintPolicy;

/**
 * A side that is looked at by itself.
 *
 * @param snapshot what it serves
 * @param lint what its spec says of the rules of the lint; nothing where it is no spec
 */
public record LoadedSide(Snapshot snapshot, LintPolicy lint) {}
