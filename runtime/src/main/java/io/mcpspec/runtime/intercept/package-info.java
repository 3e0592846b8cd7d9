/**
 * The one list of interceptors that wraps every call: the read-only guard, the guards of resource scopes, the deadline
 * and the log of failures. What a handler throws becomes a result or an error here.
 */
package io.mcpspec.runtime.intercept;

