/**
 * What each command does: options in, results and findings out. It may depend on everything but the programs on top of
 * it. It knows neither Maven nor a terminal, and asks {@link io.mcpspec.diagnostic.CommandStyle} how commands are
 * written.
 */
package io.mcpspec.command;

