/**
 * Compares two JSON Schemas place by place, and says of each change whether it takes values away or lets others in. It
 * may use {@code release.schema.shape}, and must not know tools, rules or findings.
 */
package io.mcpspec.release.schema;

