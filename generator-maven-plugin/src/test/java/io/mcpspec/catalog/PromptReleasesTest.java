package io.mcpspec.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.catalog.PromptReleases.Row;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.publish.snapshot.Snapshot;
import java.util.List;
import org.junit.jupiter.api.Test;

class PromptReleasesTest {

  private static Snapshot release(String version, String prompt) {
    String surface = """
        {"initialize": {"serverInfo": {"name": "mail", "version": "%s"}}, "prompts": [{"name": "p"}],
         "promptMessages": {"p": {"messages": [{"role": "user", "content": {"type": "text", "text": "%s"}}]}}}
        """.formatted(version, prompt);
    return Snapshot.ofSurface("x", (Mapping) new JsonReader(new Diagnostics()).read(new SourceFile("x", surface))
        .orElseThrow());
  }

  @Test
  void sectionsStandSideBySideInTheOrderOfTheNewest() {
    PromptReleases releases = PromptReleases.of("p", List.of(
        release("1", "# Role\\nBe kind.\\n# Old\\nGo."),
        release("2", "# Role\\nBe kind.\\n# Limits\\nOne."),
        release("3", "# Limits\\nTwo or three.\\n# Role\\nBe kind."))).orElseThrow();

    assertThat(releases.versions()).containsExactly("1", "2", "3");
    assertThat(releases.rows()).extracting(Row::name).containsExactly("Limits", "Role", "Old", "All");
    assertThat(releases.rows().get(0).cells()).containsExactly("–", "5 new", "7 changed");
    assertThat(releases.rows().get(2).cells()).containsExactly("5", "–", "–");
  }

  @Test
  void oneReleaseHasNothingBesideIt() {
    assertThat(PromptReleases.of("p", List.of(release("1", "Be kind.")))).isEmpty();
    assertThat(PromptReleases.of("q", List.of(release("1", "a"), release("2", "b")))).isEmpty();
  }
}
