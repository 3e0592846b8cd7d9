package io.mcpspec.emit.java.data;

import io.mcpspec.emit.java.name.ClassPlan;
import io.mcpspec.emit.java.name.JavaTypes;

/**
 * What the writers of one source file share.
 *
 * @param types all names
 * @param plan the file's classes
 * @param checks the file's checks against schemas
 */
public record SourceContext(JavaTypes types, ClassPlan plan, SchemaChecks checks) {}
