/**
 * Turns declarations into the model: finds names, puts facts into texts, checks examples and moves.
 * Depends on {@code spec.syntax} and {@code spec.model}.
 * Must not compile prompts or generate anything.
 */
package io.mcpspec.spec.resolve;
