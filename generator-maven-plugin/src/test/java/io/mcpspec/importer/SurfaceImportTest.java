package io.mcpspec.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.emit.java.server.Compiled;
import io.mcpspec.fixture.Nodes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A surface for each kind of trouble: nothing is lost, the Java compiles, and the files read well. */
class SurfaceImportTest {

  private static final Path CASES = Path.of("src/test/resources/importer");
  private static final String SERVER = "'initialize':{'serverInfo':{'name':'s','version':'1.0.0'}}";

  @TestFactory
  Stream<DynamicTest> nothingIsLost() throws IOException {
    List<Path> files;
    try (Stream<Path> list = Files.list(CASES)) {
      files = list.sorted().toList();
    }
    assertThat(files).hasSizeGreaterThan(15);
    return files.stream().map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> {
      ImportedSpec spec = ImportedSpec.of(file).isLossless();
      spec.keepsAnswersBut("z:first");
      assertThat(Compiled.of(spec.artifacts())).isNotNull();
    }));
  }

  @Test
  void readsAsAPersonWouldHaveWrittenIt() throws IOException {
    ImportedSpec spec = ImportedSpec.of(CASES.resolve("repeated-schemas.json"));
    assertThat(spec.file("tools/t1.yaml")).isEqualTo("""
        # yaml-language-server: $schema=../schema/tool.json
        spec: tool/1
        name: t1
        effect: unknown # ? the server does not say: `read`, `write` or `destroy`
        description: Does t1
        input:
          type: object
          properties:
            accountId: { $ref: type:account-id }
            other:
              type: object
              properties:
                account_id: { $ref: type:account-id }
                n: { type: integer, const: 1 }
        """);
    assertThat(spec.file("types/account-id.yaml")).contains("name: account-id\nschema:\n  type: string\n");
    assertThat(spec.paths()).filteredOn(path -> path.startsWith("types/")).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "0,read,-", "1,read,idempotent: false|openWorld: false", "2,write,idempotent: true", "3,destroy,-",
    "4,read,annotations:", "5,destroy,annotations:", "6,write,annotations:", "7,unknown,annotations:",
    "8,unknown,annotations:"
  })
  void effectsComeFromAnnotations(int tool, String effect, String lines) throws IOException {
    String file = ImportedSpec.of(CASES.resolve("effects.json")).file("tools/t" + tool + ".yaml");
    assertThat(file).contains("\neffect: " + effect);
    assertThat(file.contains("# ?")).isEqualTo(effect.equals("unknown"));
    if (lines.equals("-")) {
      assertThat(file).doesNotContain("annotations", "idempotent", "openWorld");
    } else {
      assertThat(file).contains(lines.split("\\|"));
    }
  }

  @Test
  void onlyFaultyToolsAreAdopted() throws IOException {
    ImportedSpec spec = ImportedSpec.of(CASES.resolve("faulty-schemas.json"));
    assertThat(spec.file("tools/types.yaml")).contains("\nadopted: true\n");
    assertThat(spec.file("tools/keywords.yaml")).doesNotContain("adopted");
  }

  @Test
  void remarksNameWhatToLookAt() throws IOException {
    assertThat(ImportedSpec.of(CASES.resolve("server.json")).imported().remarks()).containsExactly(
        "the server does not say what it changes: answer the question at `effect`: tools/b.yaml, tools/a.yaml",
        "the runtime declares this otherwise: capabilities.tools.listChanged: the server has true, the spec gives"
            + " nothing");
  }

  @Test
  void longTextAndManyToolsSurvive() {
    StringBuilder tools = new StringBuilder();
    for (int i = 0; i < 400; i++) {
      tools.append(i == 0 ? "" : ",").append("{'name':'tool-").append(i).append("','description':'")
          .append("A sentence with number ".repeat(200)).append(i)
          .append("','inputSchema':{'type':'object','properties':{'a':{'type':'string'}}}}");
    }
    String text = "'" + "line of text\\n".repeat(20_000) + "'";
    String surface = "{" + SERVER.replace("}}", "},'instructions':" + text + "}") + ",'tools':[" + tools + "]}";
    assertThat(surface.length()).isGreaterThan(2_000_000);
    ImportedSpec.of(Nodes.object(surface)).isLossless();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
    "'tools':{}|`tools` is a mapping; MCP has a list there",
    "'promptMessages':[]|`promptMessages` is a list; MCP has an object there"
  })
  void whatIsNoSurfaceIsRefusedAtItsPlace(String member, String message) {
    assertThatThrownBy(() -> ImportedSpec.of(Nodes.object("{" + SERVER + "," + member + "}")))
        .isInstanceOf(ImportFailedException.class).hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
    "'tools':[5,{'name':'a','inputSchema':{}}]|it has no `name`, and MCP has no item without one: tools[0]",
    "'tools':[{'name':'a','inputSchema':{}},{'name':'a'}]|by which clients tell items apart: tools[1]",
    "'resources':[{'name':'a'},{'name':'a','uri':'x://a'}]|it has no `uri`, by which clients ask for it: resources[0]"
  })
  void whatNoClientCouldUseIsLeftOutAndNamed(String member, String message) {
    ImportedSpec spec = ImportedSpec.of(Nodes.object("{" + SERVER + "," + member + "}"));
    assertThat(spec.imported().remarks()).anySatisfy(
        remark -> assertThat(remark).startsWith("the item is left out: ").endsWith(message));
    assertThat(spec.paths()).filteredOn(path -> path.endsWith("/a.yaml")).hasSize(1);
  }

  @Test
  void whatIsNestedTooDeepIsLeftOutAndTheRestIsNot() {
    String deep = "{'a':".repeat(250) + "{}" + "}".repeat(250);
    ImportedSpec spec = ImportedSpec.of(Nodes.object("{" + SERVER + ",'tools':[{'name':'deep','inputSchema':" + deep
        + "},{'name':'flat','inputSchema':{'type':'object'}}]}"));
    assertThat(spec.paths()).contains("tools/flat.yaml").doesNotContain("tools/deep.yaml");
    assertThat(spec.imported().remarks()).contains(
        "the item is left out: it is nested deeper than 190 levels; a spec holds 200: tools[0]");
  }

  @Test
  void aToolWithoutASchemaGetsTheOneThatSaysNothing() {
    ImportedSpec spec = ImportedSpec.of(Nodes.object("{" + SERVER + ",'tools':[{'name':'a'}]}"));
    assertThat(spec.file("tools/a.yaml")).endsWith("input: { type: object }\n");
    assertThat(spec.imported().remarks()).contains("the tool has no `inputSchema`; it is `type: object` now: a");
  }
}
