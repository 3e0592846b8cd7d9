package io.mcpspec.runtime.protocol;

import io.mcpspec.runtime.call.Client;

/**
 * The client of one call.
 *
 * @param client what its handler is given
 * @param permitTaken runs when the handler takes its permit to write
 */
public record HandlerClient(Client client, Runnable permitTaken) {}
