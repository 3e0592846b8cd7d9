package io.mcpspec.release.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.maven.MavenStyle;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.ReleaseDiff;
import io.mcpspec.release.SmallSpec;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.lock.Freezing;
import io.mcpspec.release.policy.Exceptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings of a step from a lock to a spec name the lines of the spec that changed. */
class SpecPlacesTest {

  @TempDir private Path folder;

  private SmallSpec spec;

  @BeforeEach
  void lock() throws IOException, StatusException {
    spec = SmallSpec.in(folder.resolve("spec"))
        .with("prompts/written/prompt.yaml", """
            spec: prompt/1
            id: written
            messages:
              - role: user
                text: |
                  # First

                  Be brief.

                  # Second

                  Be polite.
            """);
    Snapshot snapshot = snapshot();
    new Freezing(folder.resolve("releases")).freeze(snapshot, "1.0.9");
  }

  private Snapshot snapshot() throws StatusException {
    return SpecSnapshots.side(SpecSnapshots.compile(spec.directory(), new MavenStyle()), Optional.of("1.2.0"));
  }

  /** Changes one file, and answers the places of the findings on the spec's side. */
  private List<String> places(String file, String from, String to) throws IOException, StatusException {
    String text = Files.readString(spec.directory().resolve(file));
    assertThat(text).contains(from);
    spec.with(file, text.replace(from, to));
    SnapshotPair pair = Loading.in(folder, List.of()).pair("1.0.9", "spec");
    List<Finding> findings = new ReleaseDiff(Exceptions.NONE, Optional.empty(), LocalDate.EPOCH)
        .compare(pair.before(), pair.after()).findings();
    TreeSet<String> places = new TreeSet<>();
    findings.forEach(finding -> finding.after().ifPresent(place -> places.add(finding.subject() + " " + place)));
    return List.copyOf(places);
  }

  @Test
  void descriptionOfATool() throws IOException, StatusException {
    assertThat(places("tools/greet.yaml", "Says greet.", "Greets."))
        .containsExactly("tool/greet spec/tools/greet.yaml:5");
  }

  @Test
  void propertyOfASchema() throws IOException, StatusException {
    assertThat(places("tools/greet.yaml", "input: { type: object, properties: { who: { type: string } }",
        "input:\n  type: object\n  properties:\n    who:\n      { type: integer }\n#"))
        .containsExactly("tool/greet#/input spec/tools/greet.yaml:7",
            "tool/greet#/input/properties/who spec/tools/greet.yaml:10");
  }

  /** The section's heading is in the outline, its text in a file. */
  @Test
  void sectionOfAPrompt() throws IOException, StatusException {
    assertThat(places("prompts/advice/late.md", "Part in time.", "Leave at once."))
        .containsExactly("prompt/advise/late spec/prompts/advice/late.md:1");
  }

  /** Each finding names the line that it is about, also below lines of the same file that stayed. */
  @Test
  void linesOfASectionsFile() throws IOException, StatusException {
    String longer = "Part in time.\n\n```sh\nls -l\n```\n\n- Ask first.\n- You MUST wait 5 minutes.";
    assertThat(places("prompts/advice/late.md", "Part in time.", longer))
        .contains(
            "prompt/advise/late spec/prompts/advice/late.md:4", "prompt/advise/late spec/prompts/advice/late.md:8");
  }

  @Test
  void sectionOfWrittenMessages() throws IOException, StatusException {
    assertThat(places("prompts/written/prompt.yaml", "Be polite.", "Shout."))
        .containsExactly("prompt/written/second spec/prompts/written/prompt.yaml:12");
  }

  @Test
  void listEntryOfAPrompt() throws IOException, StatusException {
    assertThat(places("prompts/advice/prompt.yaml", "description: Advice.", "description: Good advice."))
        .containsExactly("prompt/advise spec/prompts/advice/prompt.yaml:3");
  }

  @Test
  void resource() throws IOException, StatusException {
    assertThat(places("resources/note.yaml", "mimeType: text/markdown", "mimeType: text/plain"))
        .containsExactly("resource/small://note spec/resources/note.yaml:5");
    assertThat(places("resources/note.yaml", "description: A note", "description: The note"))
        .contains("resource/small://note spec/resources/note.yaml:4");
  }

  @Test
  void instructionsOfTheServer() throws IOException, StatusException {
    assertThat(places("server.yaml", "Ask before you write.", "Never write."))
        .containsExactly("server spec/server.yaml:3");
  }
}
