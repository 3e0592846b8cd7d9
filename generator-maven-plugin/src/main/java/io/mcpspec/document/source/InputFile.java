package io.mcpspec.document.source;

/**
 * One file of a spec as it lies on disk.
 *
 * @param path path below the spec directory, with forward slashes
 * @param content its bytes
 */
public record InputFile(String path, byte[] content) {}
