package io.mcpspec.runtime.cli;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.install.client.Clients;
import io.mcpspec.runtime.install.machine.Platform;
import io.mcpspec.runtime.surface.Manifest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InstallCommandTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      FIXTURE_KEY=hunter2                             | `FIXTURE_KEY` is a secret
      FIXTURE_REGION=http://user:hunter2@example.com/ | the URL in `FIXTURE_REGION` has a password in it
      FIXTURE_REGION=redis://:hunter2@localhost:6379  | the URL in `FIXTURE_REGION` has a password in it
      FIXTURE_REGION                                  | expected NAME=VALUE, got `FIXTURE_REGION`
      FIXTURE_RAGION=x                                | did you mean `FIXTURE_REGION`?
      """)
  void secretsAreNotWrittenDown(String assignment, String message) {
    Options options = new Options(new FixtureServer());
    CommandLine line = CommandLine.parse(List.of("--client", "cursor", "--env", assignment), options);
    InstallCommand command = new InstallCommand(
        Manifest.of(FixtureServer.FILES), options, Platform.current(Map.of("HOME", "/nowhere")), Clients.known(), null);
    assertThatThrownBy(() -> command.install(line, null))
        .isInstanceOf(UsageException.class).hasMessageContaining(message).hasMessageNotContaining("hunter2");
  }
}
