package io.mcpspec.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.SmallSpec;
import io.mcpspec.release.finding.Status;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class LintCommandTest {

  private static final Path EXAMPLES = Path.of("src/test/resources/lint");

  @TempDir private Path folder;

  private static JsonNode json(String format, String what) {
    return new JsonMapper().readTree(LintRun.in(EXAMPLES).shown(what, format));
  }

  @Test
  void findingsAtTheGivenSeverityFail() {
    LintRun lint = LintRun.in(EXAMPLES);

    assertThat(lint.status("PL02/bad.md")).isEqualTo(Status.OK);
    assertThat(lint.failingOn("warning").status("PL02/bad.md")).isEqualTo(Status.FINDINGS);
    assertThat(lint.status("SEC09/bad.json")).isEqualTo(Status.FINDINGS);
    assertThat(lint.status("SEC09/good.json")).isEqualTo(Status.OK);
    assertThat(lint.status("SEC09/none.json")).isEqualTo(Status.LOAD);
  }

  @Test
  void wrongOptionsAreExplained() {
    CommandRun run = CommandRun.in(EXAMPLES);

    CommandRun.fails(Status.CONFIG, "unknown value `bunt` of --format; expected one of text, json, sarif",
        () -> LintRun.in(EXAMPLES).run(run, "PL02/bad.md", "bunt"));
    CommandRun.fails(Status.CONFIG, "unknown value `bad` of --failOn; expected one of error, warning, notice",
        () -> LintRun.in(EXAMPLES).failingOn("bad").run(run, "PL02/bad.md", "text"));
  }

  @Test
  void jsonSaysWhatAndWhere() {
    JsonNode finding = json("json", "SEC09/bad.json").at("/findings/0");

    assertThat(finding.at("/code").asString()).isEqualTo("SEC09");
    assertThat(finding.at("/name").asString()).isEqualTo("network-reference");
    assertThat(finding.at("/file").asString()).isEqualTo("SEC09/bad.json");
    assertThat(finding.at("/line").asInt()).isEqualTo(4);
    assertThat(finding.at("/subject").asString()).isEqualTo("tool/forecast#/inputSchema/properties/place");
    assertThat(json("json", "LINT02/good").at("/findings/0/accepted").asString())
        .isEqualTo("It deletes from a list on the screen");
  }

  @Test
  void sarifHasRulesPlacesAndSuppressions() {
    JsonNode run = json("sarif", "SEC09/bad.json").at("/runs/0");

    assertThat(run.at("/tool/driver/rules/0/id").asString()).isEqualTo("SEC09");
    assertThat(run.at("/tool/driver/rules/0/properties/tags/0").asString()).isEqualTo("security");
    assertThat(run.at("/results/1/locations/0/physicalLocation/region/startLine").asInt()).isEqualTo(5);
    assertThat(run.at("/results/0/partialFingerprints/mcpSpecLint~1v1").asString()).hasSize(12);
    assertThat(json("sarif", "LINT02/good").at("/runs/0/results/0/suppressions/0/kind").asString())
        .isEqualTo("external");
  }

  @Test
  void annotationsAndTestReportsNameTheRule() throws Exception {
    LintRun lint = LintRun.in(EXAMPLES);
    String xml = lint.shown("SEC09/bad.json", "junit");

    assertThat(lint.shown("PL02/bad.md", "github"))
        .startsWith("::warning file=PL02/bad.md,line=9,col=1,title=PL02 duplicate-heading::the heading `Costs`");
    assertThat(lint.shown("LINT02/good", "github")).isEmpty();
    assertThat(DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)))
        .getElementsByTagName("failure").getLength()).isEqualTo(1);
    assertThat(lint.shown("PL02/good.md", "markdown")).isEqualTo("The lint found nothing.\n");
  }

  @Test
  void onlyNewFindingsAreShownAgainstAnOlderState() throws IOException {
    String old = Files.readString(EXAMPLES.resolve("PL02/bad.md"));
    Files.writeString(folder.resolve("old.md"), old);
    Files.writeString(folder.resolve("new.md"), old + "\n## Limits\n");
    LintRun lint = LintRun.in(folder).against("old.md");

    assertThat(lint.text("old.md")).isEmpty();
    assertThat(lint.text("new.md")).contains("`Limits`").doesNotContain("`Costs`");
    assertThat(LintRun.in(folder).text("new.md")).contains("`Limits`", "`Costs`");
  }

  @Test
  void waiversOfLaterReleasesAreNotUnused() throws IOException {
    SmallSpec spec = SmallSpec.in(folder.resolve("spec"));
    String server = Files.readString(spec.directory().resolve("server.yaml"));
    spec.with("server.yaml",
        server + "lint: { waive: [{ rule: SEC05, where: tool/later, reason: It comes with the next release }] }\n");

    assertThat(LintRun.in(folder).text("spec")).contains("LINT02");
    assertThat(LintRun.in(folder).text("spec@1.0.0")).doesNotContain("LINT02");
  }

  @Test
  void aFindingThatLostItsWaiverIsNotNew() {
    assertThat(LintRun.in(EXAMPLES).against("LINT02/good").text("LINT03/bad"))
        .contains("LINT03").doesNotContain("[SEC05");
  }
}
