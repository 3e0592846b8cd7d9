package io.mcpspec.release.load;

import io.mcpspec.client.ServerOptions;
import io.mcpspec.diagnostic.CommandStyle;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * What loading depends on beside the name of a snapshot.
 *
 * @param start the directory that relative paths start from
 * @param spec the directory that {@code spec} means
 * @param releases the directory of the locked releases
 * @param servers how servers are started and asked
 * @param commands how the user writes commands and options
 * @param warnings told what was wrong and could be passed over
 * @param progress told what takes time
 */
public record LoadSettings(
    Path start,
    Path spec,
    Path releases,
    ServerOptions servers,
    CommandStyle commands,
    Consumer<String> warnings,
    Consumer<String> progress) {}
