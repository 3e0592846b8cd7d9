/**
 * Puts a server into the configuration of MCP clients and takes it out again. Nothing here is loaded when a server
 * serves.
 */
package io.mcpspec.runtime.install;

