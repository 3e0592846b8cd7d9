/**
 * HTTP messages: requests as they are read, with what is refused of them, and the answers that are written. It knows
 * nothing of sessions or of who may ask.
 */
package io.mcpspec.runtime.http.message;

