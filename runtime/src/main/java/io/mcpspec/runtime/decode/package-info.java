/**
 * Reads JSON arguments into the types of generated code. Every wrong argument is reported at once, each with its path.
 * Nothing here uses reflection.
 */
package io.mcpspec.runtime.decode;

