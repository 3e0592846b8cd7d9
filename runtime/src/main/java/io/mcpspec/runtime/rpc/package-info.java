/** The envelope of JSON-RPC: parameters, error codes, messages, and the outbox that they leave by. */
package io.mcpspec.runtime.rpc;

