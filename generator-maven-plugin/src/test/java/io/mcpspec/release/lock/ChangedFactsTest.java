package io.mcpspec.release.lock;

import static org.assertj.core.api.Assertions.assertThat;

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

/** A fact whose value changed after a lock is named: its place, its values, and where it is seen. */
class ChangedFactsTest {

  private static final String FACTS = "spec: facts/1\nfacts:\n  most: { value: 5, unit: people }\n";
  private static final String LIMITS = "  size: { value: 400, unit: KB }\n  day: { value: Monday }\n"
      + "  few: { value: 5 }\n";

  @TempDir private Path folder;

  private SmallSpec spec;

  @BeforeEach
  void freeze() throws IOException, StatusException {
    spec = SmallSpec.in(folder.resolve("spec"))
        .with("facts.yaml", FACTS + LIMITS)
        .with("prompts/advice/how.md", "Greet at most @{fact.most}, 5 or 15 on @{fact.day}.\n\n"
            + "| @{fact.most} | @{fact.size} | @{fact.most} |\n")
        .with("tools/part.yaml", """
            spec: tool/1
            name: part
            since: 1.1.0
            effect: read
            description: Says part to @{fact.few}, up to @{fact.size}.
            input:
              type: object
              properties: { who: { type: string, maxLength: "@{fact.size}" } }
            """);
    for (String release : List.of("1.0.0", "1.1.0")) {
      new Freezing(folder.resolve("releases"))
          .freeze(Loading.in(folder, List.of()).load("spec@" + release), release);
    }
  }

  private void closeDraft() throws IOException {
    String releases = Files.readString(spec.directory().resolve("releases.yaml"));
    spec.with("releases.yaml", releases.replaceFirst("(?m)^.*draft.*\n", ""));
  }

  private List<String> faults() throws StatusException {
    return new LockProof(folder.resolve("releases"))
        .faults(SpecSnapshots.compile(spec.directory(), new MavenStyle()));
  }

  @Test
  void aNewValueWithoutHistoryIsNamed() throws IOException, StatusException {
    spec.with("facts.yaml", FACTS.replace("5", "6") + LIMITS);

    assertThat(faults()).containsExactly("""
        facts.yaml:3:18: the value of fact `most` is 6, but 5 in what was locked:
          prompt advise of 1.0.0
          prompt advise of 1.1.0
        A locked release keeps its values. Restore the value 5, and write the new one under `history:` as \
        `{ at: 1.2.0, value: 6 }`""");
  }

  @Test
  void aValueWithHistoryKeepsTheLock() throws IOException, StatusException {
    spec.with("facts.yaml", FACTS.replace("value: 5", "value: 5, history: [{ at: 1.2.0, value: 6 }]") + LIMITS);

    assertThat(faults()).isEmpty();
  }

  @Test
  void historyThatBeginsInALockedReleaseIsNamed() throws IOException, StatusException {
    spec.with("facts.yaml", FACTS.replace("value: 5", "value: 5, history: [{ at: 1.1.0, value: 6 }]") + LIMITS);

    assertThat(faults()).singleElement().asString()
        .startsWith("facts.yaml:3:51: the value of fact `most` is 6, but 5 in what was locked:\n"
            + "  prompt advise of 1.1.0\n");
  }

  @Test
  void wordsAndUnitsAreValuesToo() throws IOException, StatusException {
    spec.with("facts.yaml", FACTS + LIMITS.replace("400", "1000").replace("Monday", "any other day"));

    assertThat(faults()).hasSize(2)
        .anySatisfy(fault -> assertThat(fault).contains("fact `size` is 1000, but 400 in"))
        .anySatisfy(fault -> assertThat(fault).contains("fact `day` is any other day, but Monday in"));
  }

  @Test
  void withoutADraftTheToolsThatShowItAreNamed() throws IOException, StatusException {
    closeDraft();
    spec.with("facts.yaml", FACTS + LIMITS.replace("400", "500").replace("value: 5 ", "value: 7 "));

    assertThat(faults()).hasSize(2)
        .anySatisfy(fault -> assertThat(fault).contains("fact `size` is 500, but 400 in what was locked:\n"
            + "  prompt advise of 1.0.0\n  prompt advise of 1.1.0\n  tool part of 1.1.0\n"))
        .anySatisfy(fault -> assertThat(fault).startsWith("facts.yaml:6:17: the value of fact `few` is 7, but 5 in")
            .contains("\n  tool part of 1.1.0\n")
            .contains("Open a draft release in releases.yaml, restore the value 5")
            .contains("`history:` as `{ at: DRAFT, value: 7 }`"));
  }

  @Test
  void wordsThatChangedBesideAFactAreShown() throws IOException, StatusException {
    spec.with("facts.yaml", FACTS.replace("5", "6") + LIMITS);
    spec.with("prompts/advice/late.md", "Part at once.\n");

    assertThat(faults()).hasSize(2)
        .anySatisfy(fault -> assertThat(fault).contains("+Part at once.").contains("as a revision of the draft"))
        .anySatisfy(fault -> assertThat(fault).contains("the value of fact `most` is 6, but 5"));
  }

  @Test
  void aFigureThatIsNoFactIsAChangeOfWords() throws IOException, StatusException {
    spec.with("prompts/advice/how.md", Files.readString(spec.directory().resolve("prompts/advice/how.md"))
        .replace("15", "16"));

    assertThat(faults()).hasSize(2).allSatisfy(fault -> assertThat(fault).contains("as a revision of the draft"));
  }
}
