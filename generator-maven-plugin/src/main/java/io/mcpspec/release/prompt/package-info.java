/**
 * Compares the texts of prompts. {@link PromptComparison} pairs the prompts, {@link PromptChecks} runs the checks of
 * each pair; checks of whole sections and texts are here. It may use the packages below, and must not know tools'
 * schemas or reports.
 */
package io.mcpspec.release.prompt;

