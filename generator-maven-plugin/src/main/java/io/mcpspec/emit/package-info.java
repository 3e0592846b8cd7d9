/**
 * The files that a compilation makes, and those that need no Java: the editor's schemas and the page about installing.
 * Its sub-packages emit Java and resources.
 */
package io.mcpspec.emit;

