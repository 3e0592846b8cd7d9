/**
 * Turns what a server publishes into the files of a spec, in memory, and compares what they compile to with what was
 * published. It may use the compiler, the client and the readers and writers of documents. It knows neither releases
 * nor Maven.
 */
package io.mcpspec.importer;

