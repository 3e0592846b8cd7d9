package io.mcpspec.spec.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Completion;
import io.mcpspec.spec.model.Fact;
import io.mcpspec.spec.model.Resource;
import io.mcpspec.spec.model.Server;
import io.mcpspec.spec.model.Tool;
import io.mcpspec.spec.syntax.SpecDecl;
import io.mcpspec.spec.syntax.SpecParser;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpecResolverTest {

  private static String tool(String name) {
    return "spec: tool/1\nname: " + name + "\neffect: read\ninput: { type: object }\n";
  }

  @Test
  void ourOwnSpecHasNoFault() {
    Diagnostics diagnostics = new Diagnostics();
    SpecDecl spec = new SpecParser(diagnostics).parse(SpecSources.read(Path.of("../spec"), "spec"));
    Catalog catalog = new SpecResolver(diagnostics).resolve(spec);
    assertThat(diagnostics.sorted()).isEmpty();
    assertThat(catalog.tools()).hasSize(58);
  }

  @Test
  void theSmallestSpecHasDefaults() {
    Catalog catalog = new Spec().with("server.yaml", "spec: server/1\nname: a\njava: { package: a.b }\n").catalog();
    assertThat(catalog.server().publishing().form()).isEqualTo(Server.Publish.AS_WRITTEN);
    assertThat(catalog.server().publishing().digests()).isFalse();
    assertThat(catalog.releases()).isEmpty();
    assertThat(catalog.newestReleased()).isEmpty();
    assertThat(catalog.tools()).isEmpty();
  }

  @Test
  void servesInTheOrderAskedForThenByName() {
    Catalog catalog = Spec.of("tools/1.yaml", tool("b")).with("tools/2.yaml", tool("a")).with("tools/3.yaml", tool("c"))
        .with("server.yaml", "spec: server/1\nname: a\njava: { package: a.b }\norder: { tools: [c] }\n").catalog();
    assertThat(catalog.tools()).extracting(Tool::name).containsExactly("c", "a", "b");
  }

  @Test
  void theOrderNamesEachItemOnce() {
    Spec spec = Spec.of("tools/1.yaml", tool("b"))
        .with("server.yaml", "spec: server/1\nname: a\njava: { package: a.b }\norder: { tools: [b, b] }\n");
    assertThat(spec.findings()).containsExactly("server.yaml:4:21: the entry `b` is declared twice");
  }

  @Test
  void twoPromptsCannotHaveOneName() {
    String served = "deliver: { prompt: x }\nmessages: [{ role: user, text: hi }]\n";
    Spec spec = Spec.of("prompts/a/prompt.yaml", "spec: prompt/1\nid: a\n" + served)
        .with("prompts/b/prompt.yaml", "spec: prompt/1\nid: b\n" + served);
    assertThat(spec.findings())
        .containsExactly("prompts/b/prompt.yaml:3:20: the prompt name `x` is declared twice");
  }

  @Test
  void addressesAreThoseThatAServerCanRead() {
    Spec spec = new Spec();
    spec.with("server.yaml", "spec: server/1\nname: a\njava: { package: java.a }\n");
    List<String> addresses = List.of(
        "uri: no uri", "uri: relative", "uri: \"\"", "uriTemplate: \"x://{?q}\"", "uriTemplate: \"x://{a}/{a}\"",
        "uriTemplate: \"x://{a}/{+b}\"");
    for (int i = 0; i < addresses.size(); i++) {
      String written = "spec: resource/1\nname: r" + i + "\n" + addresses.get(i) + "\nhandler: true\n";
      spec.with("resources/" + i + ".yaml", written);
    }
    assertThat(spec.findings()).containsExactly(
        "resources/0.yaml:3:6: `no uri` is no URI",
        "resources/1.yaml:3:6: `relative` is no URI",
        "resources/2.yaml:3:6: `` is no URI",
        "resources/3.yaml:3:14: the template has more than `{name}` and `{+name}`, by which no address can be read",
        "resources/4.yaml:3:14: the template has a variable twice",
        "server.yaml:3:18: `java.a` belongs to Java itself");
  }

  @Test
  void factsKeepTheirHistory() {
    Catalog catalog = Spec.of(
        "facts.yaml",
        """
        spec: facts/1
        facts:
          size: { value: 1, unit: MB }
          price: { value: "0.10", history: [{ at: 1.1.0, value: "0.20" }, { at: 2.0.0, value: "0.30" }] }
          text: { value: 12 items }
          note: { value: 12, kind: text }
        """).catalog();
    Fact price = catalog.facts().get("price");
    assertThat(price.kind()).isEqualTo(Fact.Kind.NUMBER);
    assertThat(List.of("1.0.0", "1.1.0", "2.0.0")).extracting(release -> price.at(release, catalog).text())
        .containsExactly("0.10", "0.20", "0.30");
    assertThat(catalog.facts().get("size").text(catalog.facts().get("size").newest())).isEqualTo("1MB");
    assertThat(catalog.facts().get("text").kind()).isEqualTo(Fact.Kind.TEXT);
    assertThat(catalog.facts().get("note").kind()).isEqualTo(Fact.Kind.TEXT);
  }

  @Test
  void factsNeedAValueInOrder() {
    assertThat(Spec.of(
        "facts.yaml",
        """
        spec: facts/1
        facts:
          none: { unit: KB }
          back: { history: [{ at: 1.1.0, value: 1 }, { at: 1.0.0, value: 2 }] }
          word: { value: many, kind: number }
        """).findings()).containsExactly(
            "facts.yaml:3:3: the fact `none` has no value",
            "facts.yaml:4:52: `1.0.0` does not come after the release before it",
            "facts.yaml:5:18: `many` is not a number, as `kind: number` says");
  }

  @Test
  void resourcesHoldTheirContent() {
    Catalog catalog = Spec.of("resources/a.yaml", "spec: resource/1\nname: a\nuri: x://a\ntext: a.md\n")
        .with("resources/a.md", "@{fact.x}, \\@{y}\n")
        .with("facts.yaml", "spec: facts/1\nfacts: { x: { value: 1 } }\n")
        .with("resources/b.yaml", "spec: resource/1\nname: b\nuri: x://b\nblob: b.bin\n")
        .with("resources/b.bin", new byte[] {(byte) 0xFF})
        .with("resources/0.yaml", "spec: resource/1\nname: 0\nuriTemplate: \"x://{+p}/{q}\"\nhandler: true\n"
            .replace("name: 0", "name: \"0\"") + "completion: { p: [a, b], q: { handler: true } }\n")
        .catalog();
    assertThat(catalog.resources()).extracting(Resource::name).containsExactly("a", "b", "0");
    assertThat(catalog.resources().get(0).body()).isEqualTo(new Resource.Text("1, @{y}\n"));
    assertThat(catalog.resources().get(1).body()).isEqualTo(new Resource.Blob("/w=="));
    assertThat(catalog.resources().get(2).completion())
        .containsEntry("p", new Completion.Values(List.of("a", "b"))).containsEntry("q", new Completion.Handler());
  }

  @Test
  void typesMayContainThemselves() {
    Catalog catalog = Spec.of(
        "types/tree.yaml",
        "spec: type/1\nname: tree\nschema: { type: object, properties: { left: { $ref: type:tree } } }\n").catalog();
    assertThat(JsonWriter.compact(catalog.types().get("tree").schema())).contains("\"$ref\":\"type:tree\"");
  }

  @Test
  void examplesAreHeldAgainstSharedTypes() {
    Spec spec = Spec.of("types/city.yaml", "spec: type/1\nname: city\nschema: { type: string, minLength: 2 }\n")
        .with("tools/a.yaml",
            """
            spec: tool/1
            name: a
            effect: read
            input: { type: object, properties: { cities: { type: array, items: { $ref: type:city } } } }
            examples:
              - { title: one, input: { cities: [Oslo, B] } }
            """);
    assertThat(spec.findings()).containsExactly("tools/a.yaml:6:43: the example \"one\" does not fit `input`");
    assertThat(spec.diagnostics().get(0).notes()).containsExactly("at /cities/1: must be at least 2 characters long");
  }

  @Test
  void aSchemaOfAnotherDraftIsTakenAsItIs() {
    String schema = "{ $schema: \"http://json-schema.org/draft-04/schema#\", type: object, properties:"
        + " { a: { type: number, minimum: 1, exclusiveMinimum: true } } }";
    Spec spec = Spec.of("tools/a.yaml", "spec: tool/1\nname: a\neffect: read\ninput: " + schema + "\n");
    assertThat(spec.findings()).isEmpty();
  }

  @Test
  void namesAllPlacesOfADuplicate() {
    Spec spec = Spec.of("tools/1.yaml", tool("a")).with("tools/2.yaml", tool("a")).with("tools/3.yaml", tool("a"));
    assertThat(spec.diagnostics()).singleElement().satisfies(finding -> {
      assertThat(finding.message()).isEqualTo("the tool `a` is declared 3 times");
      assertThat(finding.notes()).containsExactly(
          "`a` also stands at tools/1.yaml:2:7", "`a` also stands at tools/3.yaml:2:7");
    });
  }

  @Test
  void aSpecNeedsAServer() {
    assertThat(new Spec().with("tools/a.yaml", tool("a")).findings())
        .containsExactly("server.yaml:1:1: the spec has no `server.yaml`");
  }
}
