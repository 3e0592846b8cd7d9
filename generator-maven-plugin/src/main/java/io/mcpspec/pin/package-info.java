/** Servers as the configurations of MCP clients name them, and the file that records what they serve. */
package io.mcpspec.pin;
