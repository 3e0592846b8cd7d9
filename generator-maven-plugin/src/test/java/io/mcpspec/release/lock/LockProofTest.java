package io.mcpspec.release.lock;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.maven.MavenStyle;
import io.mcpspec.release.SmallSpec;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.Loading;
import io.mcpspec.release.load.SpecSnapshots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LockProofTest {

  @TempDir private Path folder;

  private SmallSpec spec;

  @BeforeEach
  void freeze() throws IOException, StatusException {
    spec = SmallSpec.in(folder.resolve("spec"));
    for (String release : List.of("1.0.0", "1.1.0")) {
      new Freezing(releases()).freeze(Loading.in(folder, List.of()).load("spec@" + release), release);
    }
  }

  private Path releases() {
    return folder.resolve("releases");
  }

  private List<String> faults() throws StatusException {
    CompiledSpec compiled = SpecSnapshots.compile(spec.directory(), new MavenStyle());
    return new LockProof(releases()).faults(compiled);
  }

  @Test
  void aSpecThatOnlyGrowsIsProved() throws IOException, StatusException {
    assertThat(faults()).isEmpty();

    String tool = Files.readString(spec.directory().resolve("tools/greet.yaml"));
    spec.with("tools/greet.yaml", tool.replace("Says", "Calls"));
    spec.with("prompts/advice/prompt.yaml", Files.readString(spec.directory().resolve("prompts/advice/prompt.yaml"))
        + "  - { id: more, since: 1.2.0, heading: \"## More\" }\n");
    assertThat(faults()).isEmpty();
  }

  @Test
  void aChangedTextIsShownForEachReleaseThatHasIt() throws IOException, StatusException {
    spec.with("prompts/advice/late.md", "Part at once.\n");

    assertThat(faults()).singleElement().asString()
        .contains("the spec no longer makes `" + releases().resolve("1.1.0/prompts/advise.md") + "`")
        .contains("\n-Part in time.\n", "\n+Part at once.\n")
        .contains("write the change as a revision of the draft release");
  }

  @Test
  void anEditedFileIsToldThoughTheSpecIsSound() throws IOException, StatusException {
    Files.writeString(releases().resolve("1.0.0/surface.json"), "{}");

    assertThat(faults()).singleElement().asString().contains("surface.json was edited");
  }

  @Test
  void aReleaseOrAPromptThatIsGoneIsTold() throws IOException, StatusException {
    spec.with("releases.yaml", """
        spec: releases/1
        releases:
          - { id: 1.1.0, state: released, summary: Second }
          - { id: 1.2.0, state: draft, summary: Third }
        """);
    spec.with("tools/greet.yaml", Files.readString(spec.directory().resolve("tools/greet.yaml"))
        .replace("since: 1.0.0\n", ""));
    spec.with("prompts/advice/prompt.yaml", Files.readString(spec.directory().resolve("prompts/advice/prompt.yaml"))
        .replace("prompt: advise", "prompt: counsel"));

    assertThat(faults()).containsExactly(
        "release 1.0.0 is locked, and releases.yaml no longer has it",
        "prompt advise of release 1.1.0 is locked, and the spec no longer has its text",
        "prompts/advice/prompt.yaml:2:5: prompt counsel is not in the locked release 1.1.0, but the spec says that it"
            + " was. Write `since: 1.2.0`");
  }

  @Test
  void anotherServersLocksAreOnlyProvedToBeUnedited() throws IOException, StatusException {
    spec.with("server.yaml", Files.readString(spec.directory().resolve("server.yaml"))
        .replace("name: small", "name: other"));
    spec.with("prompts/advice/late.md", "Part at once.\n");

    assertThat(faults()).isEmpty();
    CompiledSpec compiled = SpecSnapshots.compile(spec.directory(), new MavenStyle());
    assertThat(new LockProof(folder.resolve("none")).faults(compiled)).isEmpty();
  }
}
