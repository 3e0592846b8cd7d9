/** The commands of {@code mcp-spec}, a class each: options in, a call of {@code command}, an exit code out. */
package io.mcpspec.cli.command;
