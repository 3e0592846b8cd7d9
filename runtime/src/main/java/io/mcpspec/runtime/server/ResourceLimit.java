package io.mcpspec.runtime.server;

/**
 * The resources of one kind that a server may touch.
 *
 * @param scope the kind of resource
 * @param allowed the names of those that it may touch
 */
public record ResourceLimit(ResourceScope scope, NamePatterns allowed) {}
