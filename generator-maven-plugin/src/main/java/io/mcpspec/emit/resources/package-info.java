/**
 * Emits what a server serves as resource files: the catalog, prompts, resources and the manifest. Reads the surface,
 * never the Java.
 */
package io.mcpspec.emit.resources;

