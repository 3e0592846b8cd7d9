/**
 * An MCP client of our own, over stdio and HTTP, that reads what a server publishes.
 *
 * <p>May depend on nodes alone. It must not know specs, snapshots or releases.
 */
package io.mcpspec.client;

