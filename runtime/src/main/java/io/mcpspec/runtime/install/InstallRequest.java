package io.mcpspec.runtime.install;

import java.util.List;
import java.util.Map;

/**
 * What is asked for.
 *
 * @param name the server's name in clients' configurations
 * @param arguments the options that the server is started with
 * @param environment the variables that are set for it
 * @param force whether entries may be replaced that were not written here
 */
public record InstallRequest(
    String name, List<String> arguments, Map<String, String> environment, boolean force) {}
