package io.mcpspec.pin;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An entry of a client's configuration.
 *
 * @param name how it is called in reports and records: {@code CLIENT/SERVER}
 * @param command program and arguments; empty for a server behind HTTP
 * @param url the address of a server behind HTTP
 * @param environment the variables that the entry names
 * @param headers the headers that the entry names
 * @param directory where the entry says that it runs
 */
public record ConfiguredServer(
    String name,
    List<String> command,
    Optional<String> url,
    Map<String, String> environment,
    Map<String, String> headers,
    Optional<String> directory) {

  public ConfiguredServer {
    command = List.copyOf(command);
    environment = Map.copyOf(environment);
    headers = Map.copyOf(headers);
  }
}
