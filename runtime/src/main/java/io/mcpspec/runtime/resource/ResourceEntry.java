package io.mcpspec.runtime.resource;

/**
 * A resource that a handler answers; resources whose content the spec holds need none.
 *
 * @param uri the resource's address
 * @param function what reads it; its classes load at the first call
 */
public record ResourceEntry(String uri, ResourceFunction function) {}
