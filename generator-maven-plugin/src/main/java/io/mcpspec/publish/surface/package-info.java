/**
 * What a server serves: the items of its lists, the answer to {@code initialize}, and the hashes that lock them.
 *
 * <p>May depend on the model, compiled prompts and {@code publish.wire}. It must not write files or compare releases.
 */
package io.mcpspec.publish.surface;

