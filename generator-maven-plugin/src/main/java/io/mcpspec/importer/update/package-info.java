/**
 * Brings a spec up to date with what its server publishes now, and keeps what people wrote in its files. An
 * {@link io.mcpspec.importer.update.Attempt} merges, a {@link io.mcpspec.importer.update.Proof} compares. It builds on
 * {@code importer} and knows neither releases nor Maven.
 */
package io.mcpspec.importer.update;

