/**
 * Checks the names that prompts and descriptions use: tools, files, placeholders, and words that a release no longer
 * has. It may use the checks of content, and must not know how prompts are paired.
 */
package io.mcpspec.release.prompt.name;

