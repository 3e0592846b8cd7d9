/**
 * Takes a client's messages in and answers them: requests of the protocol itself from data, calls through their route.
 * It knows neither a transport nor the MCP SDK.
 */
package io.mcpspec.runtime.dispatch;

