/**
 * Carries calls to handlers through the session of the MCP SDK, which keeps what handlers ask of the client. Only this
 * package depends on the SDK. It is loaded for the first call of a handler.
 */
package io.mcpspec.runtime.sdk;

