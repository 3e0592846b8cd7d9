package io.mcpspec.runtime.completion;

/**
 * What completes one argument by a handler; fixed lists of values need none.
 *
 * @param reference {@code prompt:NAME} or {@code resource:URI-TEMPLATE}
 * @param argument the argument or variable
 * @param function what completes it; its classes load at the first call
 */
public record CompletionEntry(String reference, String argument, CompletionFunction function) {}
