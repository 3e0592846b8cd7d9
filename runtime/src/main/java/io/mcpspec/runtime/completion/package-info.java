/**
 * The completion of an argument as its handler sees it: an entry, a function and a result. Handlers import this
 * package, so it lasts.
 */
package io.mcpspec.runtime.completion;

