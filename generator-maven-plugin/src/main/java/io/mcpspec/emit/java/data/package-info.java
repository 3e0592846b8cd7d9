/**
 * Emits the data classes of arguments and results: fields, builders, decoders and encoders, and the schemas that they
 * check against. Knows nothing of servers and bindings.
 */
package io.mcpspec.emit.java.data;

