package io.mcpspec.dynamodb.client;

import java.time.Duration;

/**
 * What one run of the server printed, with an empty standard input.
 *
 * @param status exit status
 * @param output standard output
 * @param errors standard error
 */
public record CommandLine(int status, String output, String errors) {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  public static CommandLine run(Launch launch) {
    StringBuffer output = new StringBuffer();
    try (ServerProcess process =
        new ServerProcess(launch, line -> output.append(line).append('\n'), () -> {})) {
      process.endInput();
      int status = process.awaitExit(PATIENCE);
      return new CommandLine(status, output.toString(), process.errors());
    }
  }
}
