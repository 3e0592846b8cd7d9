package io.mcpspec.spec.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys of another level or another format, and values that YAML reads as something else. */
class WrittenElsewhereTest {

  private static final String TOOL = "spec: tool/1\nname: find\neffect: read\ninput: { type: object }\n";

  private static List<Diagnostic> findings(String path, String text) {
    Diagnostics found = new Diagnostics();
    SpecSources sources = new SpecSources("", List.of(
        new InputFile("server.yaml",
            "spec: server/1\nname: s\njava: { package: org.example }\n".getBytes(StandardCharsets.UTF_8)),
        new InputFile(path, text.getBytes(StandardCharsets.UTF_8))));
    new SpecParser(found).parse(sources);
    return found.sorted();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "inputSchema: {}|did you mean `input`?", "parameters: {}|did you mean `input`?",
        "outputSchema: {}|did you mean `output`?", "readOnlyHint: true|did you mean `effect`?",
        "idempotentHint: true|did you mean `idempotent`?", "openWorldHint: true|did you mean `openWorld`?",
        "properties: {}|write it below `input`", "required: [a]|write it below `input`",
        "replacedBy: x|write it below `deprecated`", "descripton: x|did you mean `description`?"
      })
  void aKeyOfAnotherPlaceIsShownWhereItBelongs(String line, String help) {
    assertThat(findings("tools/a.yaml", TOOL + line + "\n")).singleElement().satisfies(found -> {
      assertThat(found.span()).hasToString("tools/a.yaml:5:1");
      assertThat(found.helps()).containsExactly(help);
    });
  }

  @Test
  void anotherNameOfARequiredKeyIsTheOnlyFinding() {
    assertThat(findings("tools/a.yaml", TOOL.replace("input:", "inputSchema:"))).singleElement()
        .satisfies(found -> assertThat(found.message()).isEqualTo("a tool has no key `inputSchema`"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "idempotent: yes|write true", "idempotent: 'no'|write false", "idempotent: 'true'|write true without quotes",
        "idempotent: maybe|write true or false", "title: 0x1F|quote it: \"0x1F\"", "title: True|quote it: \"True\"",
        "title: 1.10|quote it: \"1.10\"", "title: .5|quote it: \".5\"", "title: 1e3|quote it: \"1e3\""
      })
  void aValueOfAnotherTypeIsShownAsItHasToBeWritten(String line, String help) {
    assertThat(findings("tools/a.yaml", TOOL + line.replace('\'', '"') + "\n")).singleElement()
        .satisfies(found -> assertThat(found.helps()).containsExactly(help));
  }

  @ParameterizedTest
  @CsvSource({".5", "1.10", "3.10", "0x10", "1e3", "1_000", "v1", "2024-01-01", "12:30", "+5"})
  void aVersionComesThroughAsItIsWritten(String version) {
    Diagnostics found = new Diagnostics();
    byte[] server = ("spec: server/1\nname: s\nversion: " + version + "\njava: { package: org.example }\n")
        .getBytes(StandardCharsets.UTF_8);
    SpecDecl spec = new SpecParser(found).parse(new SpecSources("", List.of(new InputFile("server.yaml", server))));
    assertThat(found.sorted()).isEmpty();
    assertThat(spec.server().introduction().version().orElseThrow().text()).isEqualTo(version);
  }

  @ParameterizedTest
  @CsvSource({".5, 0.5", "True, true", "0x10, 16", "+5, 5", "5., 5"})
  void aFactThatTextsWouldShowInAnotherFormNeedsQuotes(String written, String shown) {
    assertThat(findings("facts.yaml", "spec: facts/1\nfacts: { a: { value: " + written + " } }\n")).singleElement()
        .satisfies(found -> assertThat(found.helps())
            .containsExactly("write " + shown + ", or quote it: \"" + written + "\""));
    assertThat(findings("facts.yaml", "spec: facts/1\nfacts: { a: { value: " + shown + " } }\n")).isEmpty();
  }

  @Test
  void blanksThatAreMissingBehindColonsAreShown() {
    assertThat(findings("tools/a.yaml", "spec:tool/1\nname:find\n")).singleElement()
        .satisfies(found -> assertThat(found.helps()).containsExactly("put a blank behind the `:` of each key"));
  }
}
