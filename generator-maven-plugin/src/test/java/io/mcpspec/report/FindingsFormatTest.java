package io.mcpspec.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.command.Findings;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.maven.MavenStyle;
import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class FindingsFormatTest {

  private static final CommandStyle STYLE = new MavenStyle();
  private static final Diagnostic FINDING = new Diagnostic(Code.UNKNOWN_KEY,
      Span.of(new SourceFile("spec/a, b.yaml", "x: 1\n")), "unknown key `<x|y>`\nhere",
      List.of(), List.of("100% sure"));

  private static String text(FindingsFormat format, List<Diagnostic> findings) {
    return format.of(new Findings(findings, 1).reported(STYLE));
  }

  private static JsonNode json(FindingsFormat format, List<Diagnostic> findings) {
    return new JsonMapper().readTree(text(format, findings));
  }

  @Test
  void jsonSaysWhatAndWhere() {
    JsonNode finding = json(FindingsFormat.JSON, List.of(FINDING)).at("/findings/0");

    assertThat(finding.at("/code").asString()).isEqualTo("unknown-key");
    assertThat(finding.at("/file").asString()).isEqualTo("spec/a, b.yaml");
    assertThat(finding.at("/line").asInt()).isEqualTo(1);
    assertThat(json(FindingsFormat.JSON, List.of()).at("/findings").isEmpty()).isTrue();
  }

  @Test
  void sarifNamesTheFileOfTheRepository() {
    JsonNode run = json(FindingsFormat.SARIF, List.of(FINDING)).at("/runs/0");

    assertThat(run.at("/results/0/ruleId").asString()).isEqualTo("unknown-key");
    assertThat(run.at("/results/0/level").asString()).isEqualTo("error");
    assertThat(run.at("/results/0/locations/0/physicalLocation/artifactLocation/uri").asString())
        .isEqualTo("spec/a,%20b.yaml");
    assertThat(run.at("/tool/driver/rules/0/id").asString()).isEqualTo("unknown-key");
    assertThat(json(FindingsFormat.SARIF, List.of()).at("/runs/0/results").isEmpty()).isTrue();
  }

  @Test
  void workflowCommandsAreEscaped() {
    assertThat(text(FindingsFormat.GITHUB, List.of(FINDING))).isEqualTo(
        "::error file=spec/a%2C b.yaml,line=1,col=1,title=unknown-key::unknown key `<x|y>`%0Ahere%0A100%25 sure\n");
  }

  @Test
  void tablesAreEscaped() {
    assertThat(text(FindingsFormat.MARKDOWN, List.of(FINDING)))
        .contains("| error | `spec/a, b.yaml:1` | unknown key `&lt;x\\|y>`<br>here | `unknown-key` |");
    assertThat(text(FindingsFormat.MARKDOWN, List.of())).isEqualTo("The spec is sound.\n");
  }

  @Test
  void testReportsAreXml() throws Exception {
    for (List<Diagnostic> findings : List.of(List.of(FINDING), List.<Diagnostic>of())) {
      String xml = text(FindingsFormat.JUNIT, findings);
      assertThat(DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)))
          .getElementsByTagName("failure").getLength()).isEqualTo(findings.size());
    }
  }
}
