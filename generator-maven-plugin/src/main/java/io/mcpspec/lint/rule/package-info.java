/**
 * What lint rules are made of: rules by what they judge, the texts, tools and prompts that they see, what they find.
 *
 * <p>May depend on snapshots and on JSON Schema. It must not know which rules there are.
 */
package io.mcpspec.lint.rule;
