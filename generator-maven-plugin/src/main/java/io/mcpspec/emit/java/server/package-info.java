/**
 * Emits the code of a server around its data classes: stubs of tools, the list of entries, handlers, and the main
 * class. What bindings add comes as BoundCode, so that this package knows no kind of binding.
 */
package io.mcpspec.emit.java.server;

