package io.mcpspec.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkplaceTest {

  @TempDir private Path start;

  private Workplace place(Optional<Path> spec) {
    return new Workplace(start, start.resolve("module"), spec, Optional.empty());
  }

  @Test
  void defaultsLieInTheProject() {
    Workplace place = place(Optional.empty());
    assertThat(place.spec()).isEqualTo(start.resolve("module/spec"));
    assertThat(place.releases()).isEqualTo(start.resolve("module/prompt-diffs/releases"));
    assertThat(place.generated(Optional.empty()))
        .isEqualTo(start.resolve("module/target/generated-sources/mcp-spec"));
    assertThat(place.shown(place.spec())).isEqualTo(Path.of("module/spec"));
  }

  @Test
  void givenPathsStartWhereTheProgramWasStarted() {
    assertThat(place(Optional.of(Path.of("a/../b"))).spec()).isEqualTo(start.resolve("b"));
    Path elsewhere = start.resolveSibling("elsewhere").toAbsolutePath();
    assertThat(place(Optional.of(elsewhere)).spec()).isEqualTo(elsewhere);
    assertThat(place(Optional.empty()).shown(elsewhere)).isEqualTo(elsewhere);
  }

  @Test
  void aSpecIsExpectedWhereItLiesOrWhereTheUserSaysSo() throws IOException {
    assertThat(place(Optional.empty()).expectsSpec()).isFalse();
    assertThat(place(Optional.of(Path.of("b"))).expectsSpec()).isTrue();
    Files.createDirectories(start.resolve("module/spec"));
    assertThat(place(Optional.empty()).expectsSpec()).isTrue();
  }

  @Test
  void exceptionsAreOptionalUnlessGiven() throws IOException {
    Path given = start.resolve("mine.yaml");
    assertThat(place(Optional.empty()).exceptions(Optional.empty())).isEmpty();
    assertThat(place(Optional.empty()).exceptions(Optional.of(given))).contains(given);
    Path usual = Files.createDirectories(start.resolve("module/spec")).resolve("release-exceptions.yaml");
    Files.writeString(usual, "spec: exceptions/1\n");
    assertThat(place(Optional.empty()).exceptions(Optional.empty())).contains(usual);
  }
}
