/**
 * Prints classes built with JavaPoet as source files. Knows Java's syntax and nothing of specs.
 */
package io.mcpspec.emit.java.print;

