/**
 * The command line. It reads options, puts a server together, and runs it or one of its commands. Every other package
 * may be used here; nothing depends on this one.
 */
package io.mcpspec.runtime.cli;

