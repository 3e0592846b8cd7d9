package io.mcpspec.spec.model;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.Span;

/**
 * What runs a tool without handwritten Java: {@code binding: { aws: GetItem, members: …, omit: … }}.
 *
 * @param kind the binding's kind, such as {@code aws}
 * @param target what the kind binds to, such as an operation's name
 * @param targetSpan where the target is written
 * @param settings the whole mapping as written; each kind reads the rest of it
 */
public record Binding(String kind, String target, Span targetSpan, Mapping settings) {}
