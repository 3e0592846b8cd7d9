/** Finds what answers a call: data that was compiled, at once, or a handler. */
package io.mcpspec.runtime.route;

