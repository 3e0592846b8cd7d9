/**
 * Writes a review in each format: text, Markdown, JSON, SARIF, JUnit, GitHub, changelog. A format is a line in {@link
 * Format}. It reads reviews and must not compare anything.
 */
package io.mcpspec.release.report;

