package io.mcpspec.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.maven.MavenStyle;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class StdioServerTest {

  private static final Duration LONG = Duration.ofSeconds(30);

  private final List<String> warnings = new ArrayList<>();

  @AfterEach
  void noServerIsLeft() {
    assertThat(ProcessHandle.current().children().filter(ProcessHandle::isAlive)
        .filter(child -> child.info().commandLine().orElse("").contains("FakeServer"))).isEmpty();
  }

  private Mapping read(String fault, Duration timeout) throws ClientException {
    List<String> command = CommandWords.of(FakeServer.command(fault));
    Transport transport = StdioTransport.start(
        command, ServerOptions.in(Path.of("."), timeout), new MavenStyle(), warnings::add);
    try (McpClient client = new McpClient(transport, warnings::add)) {
      return new ServerReader(client).read();
    }
  }

  private static List<String> names(Mapping surface, String list) {
    return surface.mappings(list).stream().map(item -> item.text("name").orElseThrow()).toList();
  }

  @Test
  void readsAllPagesOfAllLists() throws ClientException {
    Mapping surface = read("none", LONG);

    assertThat(surface.keys()).containsExactly(
        "initialize", "tools", "prompts", "promptMessages", "resources", "resourceTemplates");
    assertThat(names(surface, "tools")).containsExactly("first", "second", "third");
    assertThat(names(surface, "prompts")).containsExactly("free", "bound");
    assertThat(surface.mapping("promptMessages").orElseThrow().keys()).containsExactly("free");
    assertThat(names(surface, "resourceTemplates")).containsExactly("t");
    assertThat(warnings).isEmpty();
  }

  @Test
  void passesOverNoiseWithAWarning() throws ClientException {
    assertThat(names(read("noise", LONG), "tools")).hasSize(3);
    assertThat(warnings).singleElement().asString()
        .contains("a line that is no message to standard output: Server starting on stdio…");
  }

  @Test
  void answersWhatAServerAsks() throws ClientException {
    assertThat(names(read("asks", LONG), "tools")).hasSize(3);
  }

  @Test
  void passesOverAMethodThatIsDeclaredAndNotThere() throws ClientException {
    assertThat(read("no-templates", LONG).has("resourceTemplates")).isFalse();
    assertThat(warnings).containsExactly(
        "the server declares what `resources/templates/list` lists, and does not know the method");
  }

  @Test
  void passesOverAPromptThatIsRefused() throws ClientException {
    assertThat(read("refuses", LONG).mapping("promptMessages").orElseThrow().entries()).isEmpty();
    assertThat(warnings).containsExactly("`prompts/get` of `free` was refused: no `prompts/get` (-32602)");
  }

  @Test
  void doesNotWaitForEverAndEndsTheServer() {
    assertThatThrownBy(() -> read("silent", Duration.ofSeconds(10)))
        .isInstanceOf(ClientException.class)
        .hasMessageContaining("did not answer `tools/list` within 10 s; give it longer with -Dtimeout=SECONDS;"
            + " it wrote nothing to standard error");
  }

  @Test
  void endsAServerThatIgnoresTheEndOfInput() throws ClientException {
    assertThat(names(read("stays", LONG), "tools")).hasSize(3);
  }

  @Test
  void saysWhatAServerWroteBeforeItDied() {
    assertThatThrownBy(() -> read("dies", LONG))
        .isInstanceOf(ClientException.class)
        .hasMessageContaining("cannot find module `left-pad`");
  }

  @Test
  void refusesWhatAServerWantsOfAModelOrOfFiles() throws ClientException {
    assertThat(names(read("insists", LONG), "tools")).containsExactly("first", "second", "third");
  }

  @Test
  void takesOnlyTheAnswerToItsOwnRequest() throws ClientException {
    assertThat(names(read("confused", LONG), "tools")).containsExactly("first", "second", "third");
  }

  @Test
  void doesNotWaitForAnAnswerThatWasRefusedWithoutAnId() {
    assertThatThrownBy(() -> read("deaf", LONG)).hasMessage("the server refused `tools/list`: what? (-32700)");
  }

  @Test
  void saysWhereAServerDiedOnTheWay() {
    assertThatThrownBy(() -> read("dies-midway", LONG)).hasMessageContaining(
        "ended before it answered `prompts/list`, with exit code 4; it wrote:\n  out of memory");
  }

  @Test
  void refusesAListThatDoesNotEnd() {
    assertThatThrownBy(() -> read("endless", LONG)).hasMessageContaining("`tools/list` does not end: the cursor `0`");
  }

  @Test
  void refusesAListThatIsNone() {
    assertThatThrownBy(() -> read("shapeless", LONG))
        .hasMessage("the result of `tools/list` has no list `tools`");
  }

  @Test
  void saysWhatCannotBeStarted() {
    assertThatThrownBy(() -> StdioTransport.start(
        List.of("no-such-program"), ServerOptions.in(Path.of("."), LONG), new MavenStyle(), warnings::add))
        .isInstanceOf(ClientException.class)
        .hasMessageStartingWith("cannot start `no-such-program`: ");
  }
}
