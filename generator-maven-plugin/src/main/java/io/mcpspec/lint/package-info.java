/**
 * The lint: judges what a server serves by itself, without an older version to compare with. {@link
 * io.mcpspec.lint.LintRules} lists all rules; {@link io.mcpspec.lint.Lint} runs them and applies what the spec says of
 * them.
 *
 * <p>May depend on snapshots and the model of specs. It must not know where a snapshot comes from.
 */
package io.mcpspec.lint;
