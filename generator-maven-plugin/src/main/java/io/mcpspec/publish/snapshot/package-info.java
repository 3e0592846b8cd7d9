/**
 * What a client sees of a server, and what else is known about it: one type for specs, locks, files, jars and running
 * servers. {@link io.mcpspec.publish.snapshot.Snapshot} has the factories; every part knows its file and line.
 *
 * <p>May depend on nodes, texts and compiled prompts. It must not know where a snapshot comes from, or what it is
 * compared with.
 */
package io.mcpspec.publish.snapshot;

