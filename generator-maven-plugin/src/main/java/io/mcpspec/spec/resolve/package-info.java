/**
 * Turns each kind of declaration into its part of the model: server, tools, prompts, resources.
 * Depends on {@code spec.syntax}, {@code spec.model} and the rooms below it: names and schemas.
 * Must not compile prompts or generate anything.
 */
package io.mcpspec.spec.resolve;
