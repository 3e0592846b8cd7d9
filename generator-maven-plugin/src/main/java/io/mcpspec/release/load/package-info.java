/**
 * Loads snapshots by what users name: a spec, a locked release, a surface file, a Markdown file, a jar or a running
 * server. It also makes two snapshots comparable.
 *
 * <p>May use the compiler, the client and {@code release.lock}. It must not compare: that is done by the packages which
 * report findings.
 */
package io.mcpspec.release.load;

