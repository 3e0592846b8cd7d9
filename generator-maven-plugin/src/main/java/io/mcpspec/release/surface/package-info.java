/**
 * Compares what a server offers besides its tools: the server itself, prompts with their arguments and messages,
 * resources. {@link Reporter} and the readers of list items are for {@code release.tool}, too. It must not know tools
 * or the texts of prompts.
 */
package io.mcpspec.release.surface;

