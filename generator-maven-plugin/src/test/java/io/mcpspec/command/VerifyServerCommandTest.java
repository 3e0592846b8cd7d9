package io.mcpspec.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.mcpspec.client.FakeServer;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.Loading;
import io.mcpspec.release.load.SnapshotLoader;
import io.mcpspec.release.lock.Freezing;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyServerCommandTest {

  @TempDir private Path folder;

  @Test
  void aRunningServerIsHeldToItsLock() throws StatusException {
    CommandRun run = CommandRun.in(folder);
    SnapshotLoader loader = Loading.in(folder, List.of());
    String server = FakeServer.command("none");
    new Freezing(folder.resolve("releases")).freeze(loader.load("stdio:" + server), "7.1");
    VerifyServerCommand goal = new VerifyServerCommand(loader, run.invocation());

    goal.run(server, "7.1", Optional.empty());
    goal.run(server, "releases/7.1/mcp.lock.json", Optional.empty());
    assertThat(run.said()).containsOnly("info: the server serves what was locked");

    assertThatExceptionOfType(StatusException.class)
        .isThrownBy(() -> goal.run(FakeServer.command("changed"), "7.1", Optional.of("7.2")))
        .withMessage("the server does not serve what was locked as 7.1: tool third")
        .satisfies(fault -> assertThat(fault.status()).isEqualTo(Status.LOCK));
    assertThat(String.join("\n", run.said())).contains(
        "status: LOCK, not what was locked; 0 breaking, 1 risky", "releases/7.1/surface.json:");
    assertThatExceptionOfType(StatusException.class)
        .isThrownBy(() -> goal.run(server, "7.2", Optional.empty()))
        .withMessageContaining("`7.2` is no locked release: there is no mcp.lock.json in")
        .satisfies(fault -> assertThat(fault.status()).isEqualTo(Status.LOAD));
  }
}
