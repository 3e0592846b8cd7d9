package io.mcpspec.spec.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PublishedNamesTest {

  private static String tool(String name) {
    return "spec: tool/1\nname: \"" + name + "\"\neffect: read\ninput: { type: object }\n";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bad name!|MCP does not allow ` `, `!` in it|bad_name",
        "ns/get|MCP does not allow `/` in it|ns_get",
        "größe|MCP does not allow `ö`, `ß` in it|gr_e",
        "tool\\u200b|MCP does not allow U+200B in it|tool",
        "a\\nb|MCP does not allow U+000A in it|a_b"
      })
  void aToolsNameHasTheCharactersOfMcp(String name, String fault, String proposal) {
    assertThat(Spec.of("tools/a.yaml", tool(name)).diagnostics()).singleElement().satisfies(found -> {
      assertThat(found.code()).isEqualTo(Code.BAD_NAME);
      assertThat(found.severity()).isEqualTo(Severity.ERROR);
      assertThat(found.span()).hasToString("tools/a.yaml:2:7");
      assertThat(found.notes()).containsExactly(fault);
      assertThat(found.helps()).singleElement().asString().endsWith(", such as `" + proposal + "`");
    });
  }

  @Test
  void aToolsNameHasOneTo128Characters() {
    assertThat(Spec.of("tools/a.yaml", tool("a".repeat(129))).diagnostics())
        .flatExtracting(Diagnostic::notes).containsExactly("it has 129 characters");
    assertThat(Spec.of("tools/a.yaml", tool("")).diagnostics()).extracting(Diagnostic::code)
        .containsExactly(Code.BAD_NAME);
    assertThat(Spec.of("tools/a.yaml", tool("a".repeat(128))).findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"get_item", "get-item", "get.item", "GetItem", "1st", ".hidden", "_", "--help"})
  void everyNameThatMcpAllowsIsFine(String name) {
    assertThat(Spec.of("tools/a.yaml", tool(name)).findings()).isEmpty();
  }

  @Test
  void inAnAdoptedToolABadNameIsAWarning() {
    assertThat(Spec.of("tools/a.yaml", tool("bad name!") + "adopted: true\n").diagnostics()).singleElement()
        .satisfies(found -> assertThat(found.severity()).isEqualTo(Severity.WARNING));
  }

  @Test
  void olderNamesAndToolsOfPromptsAreNamesOfToolsToo() {
    Spec spec = Spec.of("tools/a.yaml", tool("a") + "renamed: [{ from: get a }]\n")
        .with("prompts/p/prompt.yaml",
            "spec: prompt/1\nid: p\ndeliver: { tool: get p }\nmessages: [{ role: user, text: hi }]\n");
    assertThat(spec.findings()).containsExactly(
        "prompts/p/prompt.yaml:3:18: `get p` cannot be the name of a tool",
        "tools/a.yaml:5:19: `get a` cannot be the name of a tool");
  }

  @Test
  void otherNamesHaveToBeReadable() {
    String prompt = """
        spec: prompt/1
        id: p
        deliver: { prompt: "say hi " }
        arguments: [{ name: "" }, { name: a b }, { name: "a\\u200b" }]
        messages: [{ role: user, text: hi }]
        """;
    Spec spec = Spec.of("prompts/p/prompt.yaml", prompt)
        .with("resources/r.yaml", "spec: resource/1\nname: \" x\"\nuri: x://y\nhandler: true\n");
    assertThat(spec.diagnostics()).allMatch(found -> found.severity() == Severity.WARNING);
    assertThat(spec.findings()).extracting(line -> line.substring(0, line.indexOf(": ")))
        .containsExactly("prompts/p/prompt.yaml:3:20", "prompts/p/prompt.yaml:4:21", "prompts/p/prompt.yaml:4:50",
            "resources/r.yaml:2:7");
  }

  @ParameterizedTest
  @ValueSource(strings = {"WEATHER KEY", "KEY=1", "\"\"", "\"KEY\\n\""})
  void anEnvironmentVariableHasANameThatCanBeSet(String name) {
    String server = "spec: server/1\nname: s\njava: { package: org.example }\nenvironment:\n  - { name: ";
    assertThat(Spec.of("server.yaml", server + name + ", description: d }\n").diagnostics())
        .extracting(Diagnostic::code).containsExactly(Code.BAD_NAME);
    assertThat(Spec.of("server.yaml", server + "DDB-MCP_KEY_1, description: d }\n").findings()).isEmpty();
  }

  @Test
  void namesThatDifferOnlyInCaseAreAWarning() {
    Spec spec = Spec.of("tools/a.yaml", tool("find")).with("tools/b.yaml", tool("Find"));
    assertThat(spec.diagnostics()).singleElement().satisfies(found -> {
      assertThat(found.code()).isEqualTo(Code.SIMILAR_NAME);
      assertThat(found.message()).isEqualTo("the tool `Find` differs from `find` only in case");
      assertThat(found.span()).hasToString("tools/b.yaml:2:7");
    });
  }
}
