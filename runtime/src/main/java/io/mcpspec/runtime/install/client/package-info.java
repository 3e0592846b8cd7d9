/** The MCP clients that servers can be installed into, as clients.json describes them. */
package io.mcpspec.runtime.install.client;

