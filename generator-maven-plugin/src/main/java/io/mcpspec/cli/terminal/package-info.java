/** What the commands share: the terminal, what is printed and how, common options, exit codes. */
package io.mcpspec.cli.terminal;
