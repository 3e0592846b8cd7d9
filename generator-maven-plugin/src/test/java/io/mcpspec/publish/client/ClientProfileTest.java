package io.mcpspec.publish.client;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.emit.EditorSchemas;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ClientProfileTest {

  private static final Path SOURCES = Path.of("src/main/java");

  @Test
  void aSpecMayNameEachClientAndNoOther() {
    String ids = String.join(",", ClientProfile.all().stream().map(client -> "\"" + client.id() + "\"").toList());

    assertThat(JsonWriter.compact(EditorSchemas.all().get("server.json"))).contains("[" + ids + "]");
  }

  @Test
  void everyProfileHasEvidenceADayAndLimits() {
    assertThat(ClientProfile.all()).allSatisfy(client -> {
      assertThat(client.evidence()).isNotEmpty();
      assertThat(client.asOf()).matches("20\\d\\d-\\d\\d-\\d\\d");
      assertThat(client.refuses()).isNotEmpty();
    });
    assertThat(ClientProfile.of(List.of())).extracting(ClientProfile::id)
        .contains("claude", "gemini").doesNotContain("openai-strict", "claude-directory");
    assertThat(ClientProfile.of(List.of("openai-strict"))).singleElement().extracting(ClientProfile::usual)
        .isEqualTo(false);
  }

  @Test
  void theModelGetsNamesInTheClientsForm() {
    assertThat(ClientProfile.of(List.of("claude")).get(0).shown("mail", "read")).contains("mcp__mail__read");
    assertThat(ClientProfile.of(List.of("openai")).get(0).shown("mail", "read")).isEmpty();
  }

  /** Profiles are data: no rule may treat one client in another way. */
  @Test
  void noCodeOfTheRulesNamesAClient() throws IOException {
    for (String room : List.of("io/mcpspec/lint/client", "io/mcpspec/publish/client")) {
      try (Stream<Path> files = Files.walk(SOURCES.resolve(room))) {
        for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          assertThat(Files.readString(file).toLowerCase(Locale.ROOT)).as(file.toString())
              .doesNotContain("claude", "openai", "gemini", "cursor\"", "bedrock", "vscode");
        }
      }
    }
  }

  @Test
  void thePageSaysWhatTheDataSays() throws IOException {
    String page = Files.readString(Path.of("../docs/reference/clients.md"));

    assertThat(ClientProfile.all()).allSatisfy(client -> {
      assertThat(page).contains("| `" + client.id() + "` | " + client.title() + " |");
      client.refuses().forEach(construct -> assertThat(row(page, client)).contains("`" + construct.id() + "`"));
      client.limits().values().forEach(bound ->
          assertThat(row(page, client)).contains(String.format(Locale.ROOT, "%,d", bound.most())));
      client.evidence().forEach(evidence -> assertThat(page).contains(evidence));
    });
  }

  private static String row(String page, ClientProfile client) {
    return page.lines().filter(line -> line.startsWith("| `" + client.id() + "` |")).findFirst().orElseThrow();
  }
}
