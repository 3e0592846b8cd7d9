package io.mcpspec.spec.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.spec.syntax.Template.Literal;
import io.mcpspec.spec.syntax.Template.Reference;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TemplateTest {

  private final Diagnostics diagnostics = new Diagnostics();

  @Test
  void cutsAtReferences() {
    assertThat(parts("a @{fact.x} b @{release}")).containsExactly("a ", "<fact|x>", " b ", "<release|>");
  }

  @Test
  void keepsAdjacentReferencesApart() {
    assertThat(parts("@{fact.x}@{tool.a.b}")).containsExactly("<fact|x>", "<tool|a.b>");
  }

  @ParameterizedTest
  @CsvSource({
    "\\@{fact.x}, @{fact.x}",
    "\\\\@{fact.x}, \\@{fact.x}",
    "\\\\\\@{x}, \\\\@{x}",
    "a\\b, a\\b",
    "\\@ {x}, \\@ {x}",
    "\\@{, @{",
  })
  void dropsOneBackslashInFrontOfTheMarkerAlone(String written, String text) {
    assertThat(parts(written)).containsExactly(text);
    assertThat(diagnostics.sorted()).isEmpty();
  }

  @Test
  void readsAnEscapeBehindAReference() {
    assertThat(parts("@{fact.x}\\@{fact.y}@{fact.z}")).containsExactly("<fact|x>", "@{fact.y}", "<fact|z>");
  }

  @Test
  void leavesEverythingElseAlone() {
    String text = "{\"a\": \"${b}\"} {{c}} @ } <d> # `e` \\n\r\n\t@@ @";
    assertThat(parts(text)).containsExactly(text);
  }

  @Test
  void reportsAReferenceThatIsNotClosedOnItsLine() {
    assertThat(parts("one\n é @{fact.x\n}")).containsExactly("one\n é @{fact.x\n}");
    assertThat(diagnostics.sorted()).singleElement().satisfies(diagnostic -> {
      assertThat(diagnostic.code()).isEqualTo(Code.BAD_REFERENCE);
      assertThat(diagnostic.message()).isEqualTo("`@{` is not closed on its line");
      assertThat(diagnostic.span()).hasToString("text.md:2:4");
    });
  }

  @Test
  void goesOnBehindAnUnclosedReference() {
    assertThat(parts("@{a\n@{fact.x}")).containsExactly("@{a\n", "<fact|x>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"@{}", "@{ }", "@{fact.}", "@{.x}"})
  void reportsAReferenceToNothing(String written) {
    assertThat(parts(written)).containsExactly(written);
    assertThat(diagnostics.sorted()).extracting(Diagnostic::message).containsExactly("`" + written + "` names nothing");
  }

  @Test
  void hasNoPartsForNoText() {
    assertThat(parts("")).isEmpty();
  }

  @Test
  void knowsAReferenceAsItIsWritten() {
    Template template = Template.parse(Nodes.text("@{tool.a.b}@{release}"), diagnostics);
    assertThat(template.parts()).extracting(part -> ((Reference) part).source())
        .containsExactly("@{tool.a.b}", "@{release}");
  }

  @Test
  void isLinearInUnclosedMarkers() {
    String text = "@{ \n".repeat(50_000);
    assertThat(parts(text)).containsExactly(text);
  }

  private List<String> parts(String text) {
    return Template.parse(Nodes.text(text), diagnostics).parts().stream()
        .map(part -> part instanceof Literal literal
            ? literal.text()
            : "<" + ((Reference) part).kind() + "|" + ((Reference) part).name() + ">")
        .toList();
  }
}
