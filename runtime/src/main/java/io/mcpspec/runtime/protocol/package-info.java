/**
 * How requests are answered in each protocol of MCP. Until 2025-11-25 a client introduces itself once, by a handshake;
 * since 2026-07-28 requests are stateless. All that differs once a request is understood is here.
 */
package io.mcpspec.runtime.protocol;

