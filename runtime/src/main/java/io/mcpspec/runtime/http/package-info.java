/**
 * MCP over Streamable HTTP: the endpoint, its sessions, and the rules for MCP's own headers. It is not loaded for
 * servers over stdio.
 */
package io.mcpspec.runtime.http;

