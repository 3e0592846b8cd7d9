package io.mcpspec.runtime.install.config;

/**
 * A configuration file after a server was put in.
 *
 * @param text the whole text
 * @param written the piece that would give back the text before, were it cut out again
 */
public record ConfigEdit(String text, String written) {}
