package io.mcpspec.generator.emit.java;

/**
 * What the writers of one source file share.
 *
 * @param types all names
 * @param plan the file's classes
 * @param checks the file's checks against schemas
 */
record SourceContext(JavaTypes types, ClassPlan plan, SchemaChecks checks) {}
