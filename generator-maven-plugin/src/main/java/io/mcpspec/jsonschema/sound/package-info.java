/**
 * Whether the schemas of a spec are sound: each keyword is one of JSON Schema 2020-12 and has an effect, and some value
 * fits. It reports findings. It must not claim that nothing fits where a validator accepts a value, and must not know
 * specs.
 */
package io.mcpspec.jsonschema.sound;
