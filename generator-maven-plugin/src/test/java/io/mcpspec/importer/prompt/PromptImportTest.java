package io.mcpspec.importer.prompt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.document.markdown.HostileMarkdown;
import io.mcpspec.importer.ImportFailedException;
import io.mcpspec.publish.snapshot.MarkdownSections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PromptImportTest {

  private static final String FIRST = """
      # Guide

      Opening words.

      ## Steps

      Do this, then that.

      ### Details

      All of them.

      ## Limits
      At most 10.

      ## End

      Good luck.
      """;

  @ParameterizedTest
  @ValueSource(strings = {
    "no heading", "no heading\n", "\n", "\n\n# A", "# A", "# A\n", "# A\n\n\n", "# A\n\ntext",
    "text\n\n# A\n# B\n\n\n\n# C\nx",
    "# A\r\n\r\nb\r\n\r\n## C\r\n", "# A\r\nb\n# C\n\r\n", "\uFEFF# A\n\nb\n",
    "# A\n\n```\n# no heading\n```\n\n# B\n",
    "# A\n\n```\n# never closed\n\n# B\n", "# A\n\n~~~~\n~~~\n# in\n~~~~\n# out\n",
    "# A\n\n# A\n\n# A\n", "#\n\n##\n\n# \n",
    "  ## Indented  \n\ntext  \n", "#### Deep first\n\n# Then top\n", "# A #\n\nUse @{fact.x}, \\@{y} and @{ z.\n",
    "---\nname: x\n# no heading\n---\n\n# A\n", "<!--\n\n# no heading\n-->\n# A\n", "# A\r\r# B\r===\r", "A\nB  \n---",
    "# @{arg.x}\n\ntext\r", "# A\n\n \n\t\n", "Title\n=====\n\ntext\n", "# \u2028\u0085😀\n\n\u0000\n", "# A\n \n## B\n"
  })
  void everyByteComesBack(String text) {
    ImportedPrompt prompt = new ImportedPrompt();
    prompt.add("1.0.0", text);
    assertThat(prompt.text("1.0.0")).isEqualTo(text);
  }

  /** Whatever is in it, a text comes back, and the outline has the sections that the diff would read. */
  @Test
  void anyTextComesBackInTheSectionsOfTheDiff() {
    for (int seed = 0; seed < 150; seed++) {
      String text = new HostileMarkdown(seed).text(20);
      ImportedPrompt prompt = new ImportedPrompt();
      prompt.add("1.0.0", text);
      assertThat(prompt.text("1.0.0")).as("seed %d", seed).isEqualTo(text);
      assertThat(prompt.headings("1.0.0")).as("seed %d: %s", seed, text)
          .isEqualTo(MarkdownSections.of("guide.md", text).stream().filter(section -> section.level() > 0)
              .map(section -> section.level() + " " + section.heading()).toList());
    }
  }

  @Test
  void headingsWithUnderlinesAndMarksAreOneSectionEach() {
    ImportedPrompt prompt = new ImportedPrompt();
    prompt.add("1.0.0", "\uFEFFThe guide\r\n===\r\n\r\nText.\r\n\r\nIts *rules*\nof two lines\n---\n\n- One\n");
    assertThat(prompt.outline()).isEqualTo("""
          - id: the-guide
            heading: "\\ufeffThe guide\\r\\n==="
            text: sections/the-guide.md
            children:
              - id: its-rules-of-two-lines
                heading: |-
                  Its *rules*
                  of two lines
                  ---
                text: sections/its-rules-of-two-lines.md
                after-heading: "\\n\\n"
        """);
    prompt.add("1.1.0", "# The guide #\n\nText.\n\n## Its *rules* of two lines\n\n- One\n");
    assertThat(prompt.headings("1.1.0")).containsExactly("1 The guide", "2 Its *rules* of two lines");
    assertThat(prompt.outline()).doesNotContain("removed", "since", "moved");
  }

  @Test
  void sectionsAreAnOutline() {
    ImportedPrompt prompt = new ImportedPrompt();
    prompt.add("1.0.0", FIRST);
    assertThat(prompt.outline()).isEqualTo("""
          - id: guide
            heading: "# Guide"
            text: sections/guide.md
            children:
              - id: steps
                heading: "## Steps"
                text: sections/steps.md
                children: [{ id: details, heading: "### Details", text: sections/details.md }]
              - id: limits
                heading: "## Limits"
                text: sections/limits.md
                after-heading: "\\n"
              - { id: end, heading: "## End", text: sections/end.md }
        """);
    assertThat(prompt.file("prompts/guide/sections/steps.md")).isEqualTo("Do this, then that.\n");
    assertThat(prompt.file("releases.yaml")).contains("id: 1.0.0, state: released");
  }

  @Test
  void aLaterReleaseRevisesTheOutline() {
    ImportedPrompt prompt = new ImportedPrompt();
    prompt.add("1.0.0", FIRST);
    String second = FIRST
        .replace("Do this, then that.", "Do that, then this.")
        .replace("## Limits\nAt most 10.\n\n", "")
        .replace("### Details", "### The details")
        .replace("## End", "## Before the end\n\nNew.\n\n## End");
    assertThat(prompt.add("1.1.0", second).summary())
        .startsWith("guide 1.1.0: 1 sections reworded, 1 renamed, 0 moved, 1 added, 1 removed since 1.0.0;");
    assertThat(prompt.text("1.0.0")).isEqualTo(FIRST);
    assertThat(prompt.text("1.1.0")).isEqualTo(second);
    assertThat(prompt.outline()).contains(
        "revisions: [{ at: 1.1.0, text: sections/steps@1.1.0.md }]",
        "revisions: [{ at: 1.1.0, heading: \"### The details\" }]",
        "revisions: [{ at: 1.1.0, removed: true, why: the text of 1.1.0 has no such section }]",
        "- { id: before-the-end, since: 1.1.0,");
  }

  @Test
  void whatChangesItsPlaceIsMoved() {
    ImportedPrompt prompt = new ImportedPrompt();
    prompt.add("1.0.0", FIRST);
    String details = "### Details\n\nAll of them.\n\n";
    String second = FIRST.replace(details, "").replace("## End", details.replace("###", "##") + "## End");
    prompt.add("1.1.0", second);
    assertThat(prompt.text("1.1.0")).isEqualTo(second);
    assertThat(prompt.outline()).contains("moved: { after: limits }").doesNotContain("removed", "since");
  }

  @Test
  void onlyWhiteSpaceMayChangeToo() {
    ImportedPrompt prompt = new ImportedPrompt();
    prompt.add("1.0.0", FIRST);
    String second = FIRST.replace("## Limits\n", "## Limits\n\n").replace("\n\n## End", "\n## End");
    prompt.add("1.1.0", second);
    assertThat(prompt.text("1.1.0")).isEqualTo(second);
    prompt.add("1.2.0", FIRST);
    assertThat(prompt.text("1.2.0")).isEqualTo(FIRST);
    assertThat(List.of(prompt.text("1.0.0"), prompt.text("1.1.0"))).containsExactly(FIRST, second);
  }

  @Test
  void commentsStay() {
    ImportedPrompt prompt = new ImportedPrompt();
    prompt.add("1.0.0", FIRST);
    prompt.edit("prompts/guide/prompt.yaml", "outline:", "# in the order of the work\noutline:");
    prompt.edit("prompts/guide/prompt.yaml", "      - { id: end", "      # says goodbye\n      - { id: end");
    prompt.edit("prompts/guide/prompt.yaml", "outline:", "outline: # all of it");
    prompt.add("1.1.0", FIRST.replace("Good luck.", "Farewell."));
    assertThat(prompt.file("prompts/guide/prompt.yaml"))
        .contains("# in the order of the work\noutline: # all of it\n", "      # says goodbye\n      - id: end\n");
  }

  @Test
  void anyLaterTextComesBack() {
    int releases = 0;
    for (int seed = 0; seed < 60; seed++) {
      OddMarkdown odd = new OddMarkdown(new Random(seed));
      ImportedPrompt prompt = new ImportedPrompt();
      String first = odd.text();
      String second = odd.changed(first);
      prompt.add("1.0.0", first);
      prompt.add("2.0.0", second);
      assertThat(prompt.text("1.0.0")).as("seed %d", seed).isEqualTo(first);
      assertThat(prompt.text("2.0.0")).as("seed %d", seed).isEqualTo(second);
      releases += 2;
    }
    assertThat(releases).isEqualTo(120);
  }

  @Test
  void theSameReleaseAgainIsRefused() {
    ImportedPrompt prompt = new ImportedPrompt();
    prompt.add("1.0.0", FIRST);
    assertThatThrownBy(() -> prompt.add("1.0.0", FIRST)).isInstanceOf(ImportFailedException.class)
        .hasMessageContaining("`guide` has a text of 1.0.0 already");
    assertThatThrownBy(() -> prompt.add("1.1.0", "")).hasMessageContaining("is empty");
    assertThatThrownBy(() -> prompt.add("1.1.0", new byte[] {'#', (byte) 0xC3})).hasMessageContaining("not UTF-8");
  }
}
