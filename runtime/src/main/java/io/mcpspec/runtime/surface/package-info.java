/**
 * The compiled files of a server: its lists, its manifest, and the check that nobody has edited them. The lists are
 * answered from here, without any handler.
 */
package io.mcpspec.runtime.surface;

