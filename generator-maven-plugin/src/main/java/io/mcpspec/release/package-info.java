/**
 * Compares two releases and decides what the step means. {@link ReleaseDiff} runs every comparison; {@link RuleIndex}
 * lists which class reports which rule. It may use every package below except loading, locking and reports, and does
 * not know Maven.
 */
package io.mcpspec.release;

