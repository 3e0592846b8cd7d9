package io.mcpspec.spec.shape;

import io.mcpspec.document.node.Scalar;

/**
 * A value under a name that the author chose.
 *
 * @param name the key, as a string at its place
 * @param value the value
 */
public record Named<T>(Scalar name, T value) {}
