package io.mcpspec.release.load;

import io.mcpspec.diagnostic.CommandStyle;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * What loading depends on beside the name of a snapshot.
 *
 * @param start the directory that relative paths start from; servers run there
 * @param spec the directory that {@code spec} means
 * @param releases the directory of the locked releases
 * @param timeout the longest wait for one answer of a server
 * @param commands how the user writes commands and options
 * @param warnings told what was wrong and could be passed over
 */
public record LoadSettings(
    Path start, Path spec, Path releases, Duration timeout, CommandStyle commands, Consumer<String> warnings) {}
