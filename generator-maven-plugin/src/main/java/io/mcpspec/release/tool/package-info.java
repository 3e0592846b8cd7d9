/**
 * Compares the tools of two surfaces: which tools there are, what each says of itself, and which clients refuse it.
 * Schemas are compared in {@code release.tool.schema}. It must not know packages, prompts or reports.
 */
package io.mcpspec.release.tool;

