/**
 * What a handler gets with a call: the caller, its cancellation, its deadline, progress, and the client to ask. Only a
 * context that may write has a permit to write. Handlers import this package, so it lasts.
 */
package io.mcpspec.runtime.call;

