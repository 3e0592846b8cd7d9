/** Runs handlers: their threads, time, cancellation and progress. */
package io.mcpspec.runtime.execution;

