package io.mcpspec.command;

import io.mcpspec.diagnostic.CommandStyle;

/**
 * How a command was called.
 *
 * @param place where its files are
 * @param style how the user writes commands and options
 * @param output takes its text
 */
public record Invocation(Workplace place, CommandStyle style, Output output) {}
