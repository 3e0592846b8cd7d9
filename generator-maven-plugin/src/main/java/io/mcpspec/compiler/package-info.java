/**
 * The pipeline from the files of a spec to the files to write, the list of the kinds of bindings, and the writing of
 * output directories. Knows all stages; the commands use it, and no stage does.
 */
package io.mcpspec.compiler;

