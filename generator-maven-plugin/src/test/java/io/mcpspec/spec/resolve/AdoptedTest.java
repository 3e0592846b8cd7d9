package io.mcpspec.spec.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Severity;
import org.junit.jupiter.api.Test;

/** What another server publishes may have faults that an author's own spec may not. */
class AdoptedTest {

  private static final String FAULTY = """
      spec: tool/1
      name: forecast
      effect: read
      input:
        properties:
          city: { type: str }
          days: { type: integer, default: many }
      """;

  @Test
  void faultsOfAnAdoptedToolAreWarnings() {
    assertThat(Spec.of("tools/a.yaml", FAULTY).diagnostics())
        .extracting(Diagnostic::severity).contains(Severity.ERROR);
    assertThat(Spec.of("tools/a.yaml", FAULTY + "adopted: true\n").diagnostics())
        .allSatisfy(finding -> assertThat(finding.severity()).isEqualTo(Severity.WARNING))
        .extracting(Diagnostic::code)
        .contains(Code.SCHEMA_NOT_OBJECT, Code.UNKNOWN_SCHEMA_TYPE, Code.DEFAULT_MISMATCH);
  }

  @Test
  void otherFaultsOfItStayErrors() {
    assertThat(Spec.of("tools/a.yaml", FAULTY + "adopted: true\ngroup: none\n").diagnostics())
        .filteredOn(finding -> finding.severity() == Severity.ERROR)
        .extracting(Diagnostic::code).containsExactly(Code.UNKNOWN_GROUP);
  }

  @Test
  void addressesAndNamesOfAdoptedResourcesAreTheirs() {
    String resource = "spec: resource/1\nname: a\nuri: x://{y}\nhandler: true\n";
    Spec spec = Spec.of("resources/a.yaml", resource + "adopted: true\n")
        .with("resources/b.yaml", "spec: resource/1\nname: a\nuri: x://b\nhandler: true\n");
    assertThat(spec.diagnostics()).singleElement().satisfies(finding -> {
      assertThat(finding.severity()).isEqualTo(Severity.WARNING);
      assertThat(finding.message()).isEqualTo("`uri` has variables");
    });
    assertThat(spec.catalog().resources()).hasSize(2);
  }

  @Test
  void wireMaySayWhatAKeyCannot() {
    String tool = "spec: tool/1\nname: a\neffect: read\ninput: { type: object }\nwire: { description: ";
    assertThat(Spec.of("tools/a.yaml", tool + "null, title: 5 }\n").findings()).isEmpty();
    assertThat(Spec.of("tools/a.yaml", tool + "text }\n").findings()).singleElement().asString()
        .contains("`wire` holds `description`, which the format has a key for");
  }

  @Test
  void aListWithItemsIsAnswered() {
    String server = "spec: server/1\nname: weather\njava: { package: org.example }\nlists: ";
    String tool = "spec: tool/1\nname: a\neffect: read\ninput: { type: object }\n";
    assertThat(Spec.of("tools/a.yaml", tool).with("server.yaml", server + "{ prompts: true }\n").findings()).isEmpty();
    assertThat(Spec.of("tools/a.yaml", tool).with("server.yaml", server + "{ tools: false }\n").findings())
        .containsExactly("server.yaml:4:17: `tools` has items, so it is answered");
  }
}
