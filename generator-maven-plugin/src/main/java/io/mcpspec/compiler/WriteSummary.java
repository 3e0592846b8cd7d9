package io.mcpspec.compiler;

/**
 * What a run did to its output directory.
 *
 * @param files files that belong there
 * @param written files whose content changed
 * @param removed files that are no longer generated
 */
public record WriteSummary(int files, int written, int removed) {}
