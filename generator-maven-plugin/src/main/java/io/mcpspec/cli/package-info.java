/**
 * The program {@code mcp-spec}: it parses the command line with picocli, runs a command of {@code cli.command}, and
 * makes its own class-data archive. Nothing depends on it.
 */
package io.mcpspec.cli;
