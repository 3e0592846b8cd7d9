/**
 * Links the JSON Schemas of a spec and checks them: keywords, types, defaults and examples.
 * Depends on {@code spec.resolve.name} and {@code jsonschema}.
 * Must not know the tools and types around the schemas beyond their model.
 */
package io.mcpspec.spec.resolve.schema;
