/**
 * The names of everything that is emitted as Java: classes, fields, methods, and the runtime's classes that they use.
 * Decides each name once; writes nothing.
 */
package io.mcpspec.emit.java.name;

