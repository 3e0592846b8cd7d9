/**
 * Recognises what a server publishes when it has another name: the release diff compares it with what it was, and an
 * updated spec keeps what people wrote for it. {@link io.mcpspec.publish.identity.ItemRenames} is the entry.
 */
package io.mcpspec.publish.identity;
