/** MCP over standard input and output: one line, one message. */
package io.mcpspec.runtime.stdio;

