package io.mcpspec.release.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.publish.snapshot.MarkdownSections;
import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.review.PromptReview;
import io.mcpspec.release.review.PromptReview.Change;
import io.mcpspec.release.review.PromptReview.SectionReview;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Sections with ids that people declared, and parts of a layout that are sections themselves. */
class DeclaredSectionsTest {


  private static final PromptSection TITLE = section("title", "", "Guide", 1, "# Guide");
  /** The fence that it opens ends behind the sections inside, and is its own all the same. */
  private static final PromptSection LAYOUT =
      section("layout", "", "Report", 1, "\n\n```markdown\n# Report\n```");
  private static final PromptSection LOAD =
      section("load", "layout", "Load", 2, "\n\n## Load\n\n- **Peak**: [how many]\n- **Owner**: [who]");
  private static final PromptSection CHECKS =
      section("checks", "layout", "Checks", 2, "\n\n## Checks\n\n- [ ] Every item has a price");
  private static final PromptSection TALK =
      section("talk", "", "Talk", 2, "\n\n## Talk\n\nYou MUST ask first. Then write it down.");
  private static final String TEXT = "# Guide\n\n```markdown\n# Report" + LOAD.text() + CHECKS.text() + "\n```"
      + TALK.text();

  @Test
  void sectionsAreMatchedByIdWhateverTheySay() {
    PromptSection talk = section("talk", "", "How to speak", 2, "\n\n## How to speak\n\nNothing of the old is left.");
    List<Finding> findings = findings(side(TEXT, all()), side(
        TEXT.replace(TALK.text(), talk.text()), List.of(TITLE, LAYOUT, LOAD, CHECKS, talk)));
    assertThat(PromptSides.lines(findings)).containsExactlyInAnyOrder(
        "RISKY P12 prompt/guide/talk", "DOCS P09 prompt/guide/talk", "RISKY P10 prompt/guide/talk");
  }

  @Test
  void aTextWithDeclaredSectionsIsTheSameTextWithout() {
    Snapshot declared = side(TEXT, all());
    PromptText read = new PromptText("guide", TEXT, MarkdownSections.of("guide.md", TEXT), false, 0);
    Snapshot live = Snapshot.ofPrompt("live", read);

    assertThat(findings(declared, live)).isEmpty();
    assertThat(findings(live, declared)).isEmpty();
  }

  @Test
  void partsOfALayoutAreToldOfAsSuch() {
    PromptSection load = section("load", "layout", "Load", 2, "\n\n## Load\n\n- **Peak**: [how many]");
    List<Finding> findings = findings(side(TEXT, all()), side(
        TEXT.replace(LOAD.text(), load.text()).replace(CHECKS.text(), ""), List.of(TITLE, LAYOUT, load, TALK)));
    assertThat(PromptSides.lines(findings)).containsExactlyInAnyOrder(
        "BREAKING P18 prompt/guide/load", "BREAKING P18 prompt/guide/checks");
    assertThat(findings).extracting(Finding::message).anyMatch(message -> message.endsWith(
        "section `load`: layout: removed field \"Owner\""));
  }

  @Test
  void whatStandsBehindALayoutIsNoPartOfIt() {
    PromptSection talk = section("talk", "", "Talk", 2, TALK.text().replace("MUST", "SHOULD"));
    List<Finding> findings = findings(side(TEXT, all()), side(
        TEXT.replace(TALK.text(), talk.text()), List.of(TITLE, LAYOUT, LOAD, CHECKS, talk)));
    assertThat(PromptSides.lines(findings)).containsExactly("RISKY P13 prompt/guide/talk");
  }

  @Test
  void aPromptOfOneSideIsShownAndNotJudged() {
    Snapshot none = Snapshot.unread("none");
    Findings findings = new Findings();
    PromptReview added = PromptComparison.compare(none, side(TEXT, all()), findings).get(0);
    PromptReview removed = PromptComparison.compare(side(TEXT, all()), none, findings).get(0);
    assertThat(findings.list()).isEmpty();
    assertThat(added.sections()).extracting(SectionReview::change).containsOnly(Change.ADDED).hasSize(5);
    assertThat(removed.sections()).extracting(SectionReview::change).containsOnly(Change.REMOVED).hasSize(5);
    assertThat(added.before()).isZero();
    assertThat(removed.after()).isZero();
  }

  private static List<Finding> findings(Snapshot before, Snapshot after) {
    Findings findings = new Findings();
    PromptComparison.compare(before, after, findings);
    return findings.list();
  }

  private static List<PromptSection> all() {
    return new ArrayList<>(List.of(TITLE, LAYOUT, LOAD, CHECKS, TALK));
  }

  private static Snapshot side(String text, List<PromptSection> sections) {
    PromptText prompt = new PromptText("guide", text, sections, true, 0);
    return Snapshot.ofPrompt("test", prompt);
  }

  private static PromptSection section(String id, String parent, String heading, int level, String text) {
    Optional<String> above = Optional.of(parent).filter(name -> !name.isEmpty());
    return new PromptSection(id, above, heading, level, text, List.of(), new Place(id + ".md", 1));
  }
}
