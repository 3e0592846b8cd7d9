/**
 * Turns a Markdown text into the outline of a prompt, or into a later release of one. It builds on {@code importer} and
 * {@code document.text}, and knows neither releases nor Maven.
 */
package io.mcpspec.importer.prompt;

