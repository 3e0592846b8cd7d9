/**
 * Compiles each prompt for each release: {@code PromptCompiler} starts, {@code CompiledPrompt} is the result.
 * Depends on {@code spec.model}, {@code spec.syntax} (templates), {@code document} and {@code diagnostic}.
 * Must not read spec files, or know how compiled prompts are published or written.
 */
package io.mcpspec.spec.prompt;
