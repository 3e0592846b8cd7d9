/**
 * Regular expressions as JSON Schema defines them: ECMA-262 with the {@code u} flag. They are read and translated into
 * Java's here, once for checks, samples, mocks, diffs and servers. It knows nothing of schemas.
 */
package io.mcpspec.jsonschema.pattern;
