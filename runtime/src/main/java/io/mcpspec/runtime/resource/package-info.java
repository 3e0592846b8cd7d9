/**
 * A resource as its handler sees it: an entry, a function and a result; and URI templates. Handlers import this
 * package, so it lasts.
 */
package io.mcpspec.runtime.resource;

