package io.mcpspec.runtime.aws.batch;

/**
 * How an operation takes several entries and may leave some undone, in AWS's names.
 *
 * @param entries the member of a request that holds them by name, such as {@code RequestItems}
 * @param left the member of a response that holds those that were not done, in the same form
 * @param parameter the tool's name for {@code entries}
 */
public record BatchOperation(String entries, String left, String parameter) {}
