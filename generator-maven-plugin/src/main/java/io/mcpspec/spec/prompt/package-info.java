/**
 * Compiles each prompt for each release, from {@code PromptCompiler} to {@code CompiledPrompt}.
 * Depends on {@code spec.model}, {@code spec.syntax} (templates), {@code document} and {@code diagnostic}.
 * Must not read spec files, or know how compiled prompts are published or written.
 *
 * <p>The way of a text: {@code OutlineTree.Held} is the text that applies in a release, with its revision.
 * {@code ReferenceResolver} turns it into {@code Piece}s, which know their line and their facts.
 * {@code OutlineCompiler} joins the pieces of all sections; {@code SourceMap} reads their places from them.
 * What is served are {@code Segment}s: the same text without places, whole and for each {@code CompiledSection}.
 */
package io.mcpspec.spec.prompt;

