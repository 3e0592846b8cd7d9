package io.mcpspec.release.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.mcpspec.client.FakeServer;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.SmallSpec;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SnapshotLoaderTest {

  @TempDir private Path folder;

  private final List<String> warnings = new ArrayList<>();

  private Snapshot load(String what) throws StatusException {
    return Loading.in(folder, warnings).load(what);
  }

  private Snapshot written(String name, String text) throws IOException, StatusException {
    Files.writeString(folder.resolve(name), text);
    return load(name);
  }

  private static List<String> names(Mapping surface, String list) {
    return surface.mappings(list).stream().map(item -> item.text("name").orElseThrow()).toList();
  }

  @Test
  void aSpecIsItsDraft() throws IOException, StatusException {
    SmallSpec.in(folder.resolve("spec"));

    Snapshot side = load("spec");

    assertThat(side.label()).isEqualTo("1.2.0-draft");
    assertThat(side.version()).contains("1.2.0");
    assertThat(names(side.surface(), "tools")).containsExactly("greet", "part");
    assertThat(side.surface().mapping("initialize").flatMap(answer -> answer.mapping("serverInfo"))
        .flatMap(info -> info.text("version"))).contains("1.2.0");
    assertThat(side.catalog().orElseThrow().mappings("tools")).hasSize(2);
    assertThat(side.packaged().orElseThrow().name()).isEqualTo("small");
    assertThat(side.packaged().orElseThrow().launches().get(0).configuration().mapping("env").orElseThrow().keys())
        .containsExactly("SMALL_HOME");
  }

  @Test
  void aSpecAtAReleaseHasWhatCameByThen() throws IOException, StatusException {
    SmallSpec.in(folder.resolve("mine"));

    Snapshot side = load("mine@1.0.0");

    assertThat(side.label()).isEqualTo("1.0.0");
    assertThat(names(side.surface(), "tools")).containsExactly("greet");
    assertThat(side.prompts()).singleElement().satisfies(prompt -> {
      assertThat(prompt.id()).isEqualTo("advise");
      assertThat(prompt.text()).isEqualTo("# Advice\n\n## How\n\nGreet at most 5.");
      assertThat(prompt.budget()).isEqualTo(500);
    });
  }

  @Test
  void textsAreThoseOfClientsWhereOneSideKnowsNoOthers() throws IOException, StatusException {
    SmallSpec.in(folder.resolve("spec"));
    Files.writeString(folder.resolve("served.json"), JsonWriter.compact(load("spec").surface()));
    SnapshotLoader loader = Loading.in(folder, List.of());

    SnapshotPair served = loader.pair("spec", "served.json");
    assertThat(served.before().prompts()).isNotEmpty().noneMatch(PromptText::declared)
        .extracting(PromptText::text)
        .isEqualTo(served.after().prompts().stream().map(PromptText::text).toList());
    assertThat(loader.pair("spec", "spec@1.0.0").before().prompts()).isNotEmpty().allMatch(PromptText::declared);
  }

  @Test
  void sectionsOfASpecAreTheDeclaredOnes() throws IOException, StatusException {
    SmallSpec.in(folder.resolve("spec"));

    PromptText prompt = load("spec@1.1.0").prompts().get(0);

    assertThat(prompt.declared()).isTrue();
    assertThat(prompt.sections()).extracting(PromptSection::id).containsExactly("head", "how", "late");
    PromptSection how = prompt.sections().get(1);
    assertThat(how.heading()).isEqualTo("How");
    assertThat(how.level()).isEqualTo(2);
    assertThat(how.facts()).containsExactly("most");
    assertThat(prompt.sections().get(2).parent()).contains("how");
    assertThat(prompt.sections().get(2).place()).hasToString("spec/prompts/advice/prompt.yaml:13");
    StringBuilder all = new StringBuilder();
    prompt.sections().forEach(section -> all.append(section.text()));
    assertThat(all).hasToString(prompt.text());
  }

  @Test
  void aSurfaceMayBeAListOfToolsAlone() throws IOException, StatusException {
    Snapshot side = written("server.json", "{\"tools\":[{\"name\":\"a\"}]}");

    assertThat(side.label()).isEqualTo("server.json");
    assertThat(side.surface().keys()).containsExactly("tools");
    assertThat(side.packaged()).isEmpty();
  }

  @Test
  void aSurfaceInACollectionNamesItsPackageAndHasNoNullLists() throws IOException, StatusException {
    Snapshot side = written("x.json", """
        {"name": "@x/y", "version": "2.0.1", "license": "MIT", "initialize": {"serverInfo": {"name": "y"}},
         "tools": [], "prompts": [{"name": "p"}], "resources": null, "resourceTemplates": null,
         "promptMessages": {"p": {"messages": [
           {"role": "user", "content": {"type": "text", "text": "One"}},
           {"role": "user", "content": {"type": "image"}},
           {"role": "assistant", "content": {"type": "text", "text": "Two"}}]}}}
        """);

    assertThat(side.surface().keys()).containsExactly("initialize", "promptMessages", "tools", "prompts");
    assertThat(side.version()).contains("2.0.1");
    assertThat(side.prompts().get(0).text()).isEqualTo("One\n\nTwo");
    assertThat(side.packaged().orElseThrow().licence()).contains("MIT");
  }

  @Test
  void aDirectoryWithASurfaceIsOne() throws IOException, StatusException {
    Files.createDirectories(folder.resolve("d"));
    Files.writeString(folder.resolve("d/surface.json"), "{\"prompts\":[]}");

    assertThat(load("d").surface().keys()).containsExactly("prompts");
  }

  @Test
  void aMarkdownFileIsAPromptAlone() throws IOException, StatusException {
    Snapshot side = written("plan.v2.md", "# Plan\n\nGo.\n");

    assertThat(side.prompts()).singleElement().satisfies(prompt -> {
      assertThat(prompt.id()).isEqualTo("plan.v2");
      assertThat(prompt.text()).isEqualTo("# Plan\n\nGo.\n");
      assertThat(prompt.declared()).isFalse();
    });
    assertThat(side.surface().entries()).isEmpty();
  }

  @Test
  void aRunningServerIsAsked() throws StatusException {
    Snapshot side = load("stdio:" + FakeServer.command("noise"));

    assertThat(side.version()).contains("7.1");
    assertThat(names(side.surface(), "tools")).hasSize(3);
    assertThat(side.prompts()).extracting(PromptText::text).containsExactly("Be free");
    assertThat(side.catalog()).isEmpty();
    assertThat(warnings).hasSize(1);
  }

  @Test
  void twoSidesOfWhichOneIsAPromptAloneAreThatPrompt() throws IOException, StatusException {
    SmallSpec.in(folder.resolve("spec"));
    Snapshot alone = written("new.md", "# Advice\n");

    SnapshotPair aligned = PromptAlone.aligned(load("spec"), alone);

    assertThat(aligned.before().surface().entries()).isEmpty();
    assertThat(aligned.before().prompts()).extracting(PromptText::id).containsExactly("advise");
    assertThat(aligned.after().prompts()).extracting(PromptText::id).containsExactly("advise");
    assertThat(PromptAlone.aligned(load("spec"), load("spec")).before()).isEqualTo(load("spec"));
    assertThat(PromptAlone.aligned(alone, written("old.md", "# A\n")).before().prompts().get(0).id())
        .isEqualTo("old");
  }

  @Test
  void whatASpecDoesNotSayOfItsPackageIsTakenForUnchanged() throws IOException, StatusException {
    SmallSpec.in(folder.resolve("spec"));
    Snapshot other = written("x.json", "{\"name\":\"x\",\"license\":\"MIT\",\"tools\":[]}");
    SnapshotLoader loader = Loading.in(folder, warnings);

    assertThat(loader.pair("x.json", "spec").after().packaged().orElseThrow().licence()).contains("MIT");
    assertThat(loader.pair("spec@1.0.0", "x.json").before().packaged().orElseThrow().licence()).contains("MIT");
    assertThat(loader.pair("x.json", "x.json").after()).isEqualTo(other);
  }

  @Test
  void whatIsNotThereIsToldWithWhatThereIs() throws IOException {
    Files.createDirectories(folder.resolve("releases/1.0.0"));

    fails("1.0.1", "`1.0.1` is no locked release in", "there are 1.0.0",
        "Expected a release, `spec`, DIR@RELEASE, a surface.json, a .md, a .jar, stdio:COMMAND or a URL");
  }

  @Test
  void everyFaultSaysWhereItIs() throws IOException {
    file("broken.json", "{\"tools\":\n [}");
    file("list.json", "[]");
    file("other.json", "{\"openapi\":\"3.1\"}");
    file("tools.json", "{\"tools\":[{\"name\":\"a\"},{\"title\":\"b\"}]}");
    file("object.json", "{\"tools\":{}}");
    file("page.html", "<p>");
    file("no.jar", "PK");
    Files.write(folder.resolve("latin.md"), new byte[] {'a', (byte) 0xe9});
    Files.createDirectories(folder.resolve("empty"));

    fails("broken.json", "broken.json:2:3: the JSON cannot be read");
    fails("list.json", "list.json: expected a JSON object, found a list");
    fails("other.json", "is no surface of a server: expected an object with `initialize`, `tools`");
    fails("tools.json", "tools.json: #/tools/1 is a mapping; expected an object with a string `name`");
    fails("object.json", "#/tools is a mapping; expected a list");
    fails("page.html", "of no known kind: expected a .json surface, a .md prompt or a .jar");
    fails("no.jar", "as a jar: ");
    fails("latin.md", "latin.md:1:2: byte 0xE9 is not UTF-8");
    fails("empty", "holds nothing to compare: expected mcp.lock.json, server.yaml or surface.json");
    fails("spec", "there is no spec in", "expected `server.yaml`");
    fails("stdio:no-such-program --x", "cannot start `no-such-program --x`");
    fails("http://local host/", "is no URL");
  }

  @Test
  void aSpecWithErrorsOrWithoutTheReleaseIsTold() throws IOException {
    SmallSpec.in(folder.resolve("spec")).with("tools/greet.yaml", "spec: tool/1\nname: greet\neffect: raed\n");
    SmallSpec.in(folder.resolve("mine"));

    fails("spec", "has errors:", "tools/greet.yaml:3:9: error: unknown effect `raed`");
    fails("mine@3.0.0", "the spec has no release `3.0.0`; it has 1.0.0, 1.1.0, 1.2.0");
  }

  private void file(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private void fails(String what, String... parts) {
    assertThatExceptionOfType(StatusException.class).isThrownBy(() -> load(what)).satisfies(fault -> {
      assertThat(fault.status()).isEqualTo(Status.LOAD);
      assertThat(fault.getMessage()).contains(parts);
    });
  }
}
