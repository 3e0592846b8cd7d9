/**
 * The program {@code mcp-spec}: it reads the command line with picocli, calls {@code command}, and prints. Results
 * go to standard output, everything else to standard error. Nothing depends on it.
 */
package io.mcpspec.cli;
