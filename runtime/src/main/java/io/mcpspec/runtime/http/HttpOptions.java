package io.mcpspec.runtime.http;

import io.mcpspec.runtime.http.access.Access;
import io.mcpspec.runtime.http.message.AllowedNames;

/**
 * How a server is reached over HTTP.
 *
 * @param host the address that it listens at
 * @param port the port; 0 for any that is free
 * @param sessions whether clients of the older protocol get a session each
 * @param names who may ask
 * @param access what a client must show
 */
public record HttpOptions(String host, int port, boolean sessions, AllowedNames names, Access access) {

  public static final String LOOPBACK = "127.0.0.1";
}
