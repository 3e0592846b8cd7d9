package io.mcpspec.release.schema.shape;

/**
 * Something that is asked beyond what the facets say: only told apart from others, never understood. Leaving one out
 * makes a set of values larger.
 *
 * @param keyword the keyword that asks
 * @param text what it asks, in a form that is the same wherever the meaning is
 */
public record Condition(String keyword, String text) {}
