package io.mcpspec.release.lock;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.maven.MavenStyle;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.SmallSpec;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.Loading;
import io.mcpspec.release.load.SpecSnapshots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a build proves of the tools, resources and instructions of a locked release. */
class LockedItemsTest {

  private static final String RELEASED = """
      spec: releases/1
      releases:
        - { id: 1.0.0, state: released, summary: First }
        - { id: 1.1.0, state: released, summary: Second }
      """;
  private static final String SERVER = """
      spec: server/1
      name: small
      title: Small
      instructions: Ask before you write.
      java: { package: org.example.small }
      publish: portable
      digests: true
      groups: [{ id: rare, title: Rare, default: false }]
      """;
  private static final String MORE = """
      spec: prompt/1
      id: more
      description: More.
      messages: [{ role: user, text: More. }]
      """;
  private static final String DRAFT = "  - { id: 1.2.0, state: draft, summary: Third }\n";

  @TempDir private Path folder;

  private SmallSpec spec;

  @BeforeEach
  void freeze() throws IOException, StatusException {
    spec = SmallSpec.in(folder.resolve("spec")).with("releases.yaml", RELEASED)
        .with("server.yaml", SERVER)
        .with("prompts/more/prompt.yaml", MORE)
        .with("types/who.yaml", "spec: type/1\nname: who\nschema: { type: string, maxLength: 40 }\n")
        .with("tools/part.yaml", """
            spec: tool/1
            name: part
            since: 1.1.0
            group: rare
            effect: write
            annotations: { readOnlyHint: true }
            description: Says part to at most @{fact.most}.
            input: { type: object, properties: { who: { $ref: type:who } }, additionalProperties: false }
            """);
    freeze("1.0.0");
    freeze("1.1.0");
  }

  private void freeze(String release) throws StatusException {
    new Freezing(folder.resolve("releases")).freeze(Loading.in(folder, List.of()).load("spec@" + release), release);
  }

  private void change(String file, String from, String to) throws IOException {
    Path path = spec.directory().resolve(file);
    String before = Files.readString(path);
    assertThat(before).contains(from);
    spec.with(file, before.replace(from, to));
  }

  private List<String> faults() throws StatusException {
    CompiledSpec compiled = SpecSnapshots.compile(spec.directory(), new MavenStyle());
    return new LockProof(folder.resolve("releases")).faults(compiled);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      tools/greet.yaml | Says greet. | Greets. | tool greet: description, at tools/greet.yaml:5:14
      tools/greet.yaml | type: string | type: integer | tool greet: inputSchema, at tools/greet.yaml:6:8
      tools/greet.yaml | effect: read | effect: write | tool greet: annotations, effect, at tools/greet.yaml:2:7
      tools/part.yaml | effect: write | effect: destroy | tool part: effect, at tools/part.yaml:2:7
      tools/part.yaml | group: rare | title: Part | tool part: group, servedByDefault, title, at
      types/who.yaml | maxLength: 40 | maxLength: 50 | tool part: inputSchema, at
      server.yaml | default: false | default: true | tool part: servedByDefault, at tools/part.yaml
      resources/note.yaml | A note | Notes | resource small://note: description, at resources/note.yaml:4:14
      resources/note.yaml | text/markdown | text/plain | resource small://note: content, mimeType, at resources
      resources/note.md | Be kind | Be fair | resource small://note: content, at
      resources/note.yaml | small://note | small://notes | resource small://note is gone
      resources/note.yaml | small://note | small://notes | resource small://notes is new, at resources/note.yaml
      server.yaml | Ask before | Think before | server: instructions, at server.yaml:4:15
      server.yaml | title: Small | title: Smaller | server: serverInfo, at server.yaml
      server.yaml | publish: portable | capabilities: [logging] | server: capabilities, at server.yaml
      prompts/more/prompt.yaml | role: user | role: assistant | prompt more: messages, at prompts/more/prompt.yaml
      prompts/advice/prompt.yaml | Advice. | Counsel. | prompt advise: description, at prompts/advice/prompt.yaml:3:14
      """)
  void aChangedItemIsNamedWithItsPlaceUnlessADraftIsOpen(String file, String from, String to, String line)
      throws IOException, StatusException {
    assertThat(faults()).isEmpty();
    change(file, from, to);

    assertThat(faults()).singleElement().asString()
        .startsWith("release 1.1.0 is locked, and the spec no longer serves what was locked:\n")
        .contains("\n  " + line)
        .contains("Open a draft release in releases.yaml, such as `- { id: 1.2.0, state: draft }`");
    spec.with("releases.yaml", RELEASED + DRAFT);
    assertThat(faults()).isEmpty();
  }

  @Test
  void aToolThatComesOrGoesIsADifference() throws IOException, StatusException {
    spec.with("tools/call.yaml", Files.readString(spec.directory().resolve("tools/greet.yaml"))
        .replace("name: greet", "name: call"));
    Files.delete(spec.directory().resolve("tools/greet.yaml"));

    assertThat(faults()).singleElement().asString()
        .contains("\n  tool call is new, at tools/call.yaml:2:7\n  tool greet is gone\n");
  }

  @Test
  void aToolOfTheDraftHasToSayIt() throws IOException, StatusException {
    spec.with("releases.yaml", RELEASED + DRAFT);
    String greet = Files.readString(spec.directory().resolve("tools/greet.yaml"));
    spec.with("tools/call.yaml", greet.replace("name: greet", "name: call"));
    change("tools/part.yaml", "since: 1.1.0", "since: 1.2.0");

    assertThat(faults()).containsExactly(
        "tools/call.yaml:2:7: tool call is not in the locked release 1.1.0, but the spec says that it was. Write"
            + " `since: 1.2.0`",
        "tools/part.yaml:2:7: tool part is in the locked release 1.1.0, but its `since` is later. Write the release"
            + " that brought it");
    change("tools/part.yaml", "since: 1.2.0", "since: 1.1.0");
    spec.with("tools/call.yaml", greet.replace("name: greet", "name: call").replace("since: 1.0.0", "since: 1.2.0"));
    assertThat(faults()).isEmpty();
  }

  @Test
  void aRenamedOrRemovedToolBelongsToTheDraft() throws IOException, StatusException {
    spec.with("releases.yaml", RELEASED + DRAFT);
    change("tools/greet.yaml", "name: greet", "name: welcome\nrenamed: [{ from: greet, until: 2.0.0 }]");
    Files.delete(spec.directory().resolve("tools/part.yaml"));

    assertThat(faults()).isEmpty();
  }

  @Test
  void aPromptThatIsNewInTheDraftHasToSayIt() throws IOException, StatusException {
    spec.with("releases.yaml", RELEASED + DRAFT);
    spec.with("prompts/other/prompt.yaml", MORE.replace("id: more", "id: other"));

    assertThat(faults()).singleElement().asString()
        .contains("prompt other is not in the locked release 1.1.0").contains("Write `since: 1.2.0`");
  }

  @Test
  void aReleasedOneWithoutALockMayStillChange() throws IOException, StatusException {
    spec.with("releases.yaml", RELEASED + DRAFT.replace("draft", "released"));
    change("tools/greet.yaml", "Says greet.", "Greets.");

    assertThat(faults()).isEmpty();
  }

  @Test
  void aLockedDraftIsProvedBeforeAndAfterItIsCalledReleased() throws IOException, StatusException {
    spec.with("releases.yaml", RELEASED + DRAFT);
    freeze("1.2.0");
    assertThat(faults()).isEmpty();
    spec.with("releases.yaml", RELEASED + DRAFT.replace("draft", "released"));
    assertThat(faults()).isEmpty();

    change("tools/greet.yaml", "Says greet.", "Greets.");
    assertThat(faults()).singleElement().asString().startsWith("release 1.2.0 is locked");
  }

  @Test
  void aSpecWithoutReleasesIsProvedAsTheVersionThatItSaysItIs() throws IOException, StatusException {
    spec = SmallSpec.in(folder.resolve("plain"));
    for (String file : List.of("releases.yaml", "tools/part.yaml", "prompts/advice/prompt.yaml",
        "prompts/advice/how.md", "prompts/advice/late.md")) {
      Files.delete(spec.directory().resolve(file));
    }
    change("tools/greet.yaml", "since: 1.0.0\n", "");
    change("server.yaml", "prompt-release: 1.1.0", "version: 3.0.0");
    spec.with("prompts/more/prompt.yaml", MORE);
    Path releases = folder.resolve("plain-releases");
    new Freezing(releases).freeze(Loading.in(folder, List.of()).load(spec.directory().toString()), "3.0.0");
    LockProof proof = new LockProof(releases);

    assertThat(proof.faults(SpecSnapshots.compile(spec.directory(), new MavenStyle()))).isEmpty();
    change("tools/greet.yaml", "Says greet.", "Greets.");
    assertThat(proof.faults(SpecSnapshots.compile(spec.directory(), new MavenStyle()))).singleElement().asString()
        .contains("\n  tool greet: description, at").contains("Give the server a new `version` in server.yaml");
    change("server.yaml", "version: 3.0.0", "version: 3.1.0");
    assertThat(proof.faults(SpecSnapshots.compile(spec.directory(), new MavenStyle()))).isEmpty();
  }

  @Test
  void whatARunningServerServedIsOnlyProvedToBeUnedited() throws IOException, StatusException {
    Path releases = folder.resolve("taken");
    Snapshot served = Loading.in(folder, List.of()).load("spec@1.1.0").withCatalog(Optional.empty());
    new Freezing(releases).freeze(served, "1.1.0");
    change("tools/greet.yaml", "Says greet.", "Greets.");
    LockProof proof = new LockProof(releases);

    assertThat(proof.faults(SpecSnapshots.compile(spec.directory(), new MavenStyle()))).isEmpty();
    Files.writeString(releases.resolve("1.1.0/mcp.lock.json"), "{}");
    assertThat(proof.faults(SpecSnapshots.compile(spec.directory(), new MavenStyle()))).singleElement().asString()
        .contains("mcp.lock.json was edited");
  }
}
