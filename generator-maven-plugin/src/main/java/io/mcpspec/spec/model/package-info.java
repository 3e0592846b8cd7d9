/**
 * The resolved spec: tools, prompts, resources, types, facts and releases after names and facts are resolved.
 * Depends on {@code document.source} and {@code document.node}.
 * Must not know how the spec was written, or what is generated from it.
 */
package io.mcpspec.spec.model;

