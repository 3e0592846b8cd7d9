/**
 * Finds single values that one schema takes and another refuses: candidates are made from what both ask, judged by
 * their shapes, and the one that is found is proven by a validator. It must not know changes, rules or tools.
 */
package io.mcpspec.release.schema.proof;
