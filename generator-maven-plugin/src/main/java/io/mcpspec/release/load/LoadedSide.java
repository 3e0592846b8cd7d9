package io.mcpspec.release.load;

import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.spec.model.LintPolicy;

/**
 * A side that is looked at by itself.
 *
 * @param snapshot what it serves
 * @param lint what its spec says of the rules of the lint; nothing where it is no spec
 * @param isNow whether it is all of the spec, and not one of its releases
 */
public record LoadedSide(Snapshot snapshot, LintPolicy lint, boolean isNow) {}
