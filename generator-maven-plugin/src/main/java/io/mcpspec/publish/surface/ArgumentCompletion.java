package io.mcpspec.publish.surface;

import io.mcpspec.spec.model.Completion;

/**
 * What completes one argument.
 *
 * @param reference {@code prompt:NAME} or {@code resource:URI-TEMPLATE}
 * @param argument the argument or variable
 * @param completion where the values come from
 */
public record ArgumentCompletion(String reference, String argument, Completion completion) {}
