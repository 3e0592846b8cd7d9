/**
 * Judges what a change of a tool's schemas means: which rule it falls under and how much it may hurt. {@link
 * ToolSchemasComparison} sends each change to the class that judges its kind. Finding the changes is the work of
 * {@code release.schema}, which knows no rules.
 */
package io.mcpspec.release.tool.schema;

