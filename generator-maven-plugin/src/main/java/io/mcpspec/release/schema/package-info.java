/**
 * Compares two JSON Schemas place by place, and says of each change whether it takes values away or lets others in. It
 * may use the packages below it and {@code NameForm}, and must not know tools, rules or findings.
 */
package io.mcpspec.release.schema;

