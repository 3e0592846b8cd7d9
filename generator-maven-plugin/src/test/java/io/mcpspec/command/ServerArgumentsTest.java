package io.mcpspec.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.client.Capability;
import io.mcpspec.client.ServerOptions;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerArgumentsTest {

  @TempDir private Path folder;

  private ServerOptions options(ServerArguments arguments) throws StatusException {
    return arguments.options(CommandRun.in(folder).invocation());
  }

  private ServerArguments token(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("token"), text);
    return new ServerArguments(List.of(), Optional.empty(), List.of(), Optional.of(file), 30, List.of());
  }

  @Test
  void allOptionsAreRead() throws StatusException, IOException {
    Files.writeString(folder.resolve("token"), "abc\n");
    ServerArguments arguments = new ServerArguments(List.of("A=1=2", "B="), Optional.of(Path.of("sub")),
        List.of("X-Key:  v: w "), Optional.of(Path.of("token")), 7, List.of("roots", " sampling"));

    assertThat(options(arguments)).isEqualTo(new ServerOptions(folder.resolve("sub"), Map.of("A", "1=2", "B", ""),
        false, Map.of("X-Key", "v: w", "Authorization", "Bearer abc"), Duration.ofSeconds(7),
        Set.of(Capability.ROOTS, Capability.SAMPLING)));
  }

  @Test
  void aFileWithoutATokenIsRefused() throws IOException {
    for (String text : List.of("", "two words", "line\nline")) {
      ServerArguments arguments = token(text);
      CommandRun.fails(Status.CONFIG, "has to hold one token and nothing else", () -> options(arguments));
    }
  }

  @Test
  void aServerThatWasJustStartedMayTakeLonger() throws StatusException, IOException {
    assertThat(options(token("t")).wait("initialize")).isEqualTo(Duration.ofSeconds(120));
  }
}
