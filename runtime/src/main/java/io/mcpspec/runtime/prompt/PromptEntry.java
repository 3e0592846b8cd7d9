package io.mcpspec.runtime.prompt;

/**
 * A prompt that a handler answers; prompts whose text the spec holds need none.
 *
 * @param name name on the wire, or the prompt's id when it is not served as a prompt
 * @param function what answers it; its classes load at the first call
 */
public record PromptEntry(String name, PromptFunction function) {}
