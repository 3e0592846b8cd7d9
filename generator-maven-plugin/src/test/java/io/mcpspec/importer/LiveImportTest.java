package io.mcpspec.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.client.ClientException;
import io.mcpspec.client.CommandWords;
import io.mcpspec.client.FakeServer;
import io.mcpspec.client.ServerOptions;
import io.mcpspec.client.StdioTransport;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.maven.MavenStyle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A server is adopted while it runs, with whatever it does wrong. */
class LiveImportTest {

  private static final Duration LONG = Duration.ofSeconds(60);

  private final List<String> warnings = new ArrayList<>();

  private Imported adopt(String fault, Duration timeout) throws ClientException {
    StdioTransport transport = StdioTransport.start(CommandWords.of(FakeServer.command(fault)),
        ServerOptions.in(Path.of("."), timeout), new MavenStyle(), warnings::add);
    return new SurfaceImport(Optional.empty(), new MavenStyle()).run(new LiveSurface(transport, warnings::add));
  }

  private static String file(Imported imported, String path) {
    return imported.files().stream()
        .filter(file -> file.path().equals(path))
        .map((InputFile file) -> new String(file.content(), StandardCharsets.UTF_8))
        .findFirst().orElseThrow();
  }

  @Test
  void allPagesAreAdopted() throws ClientException {
    Imported imported = adopt("none", LONG);
    assertThat(imported.summary()).startsWith("3 tools, 2 prompts, 1 resources, 1 templates → 9 files");
    assertThat(file(imported, "prompts/free/prompt.yaml")).contains("messages: [{ role: user, text: Be free }]");
    assertThat(file(imported, "prompts/bound/prompt.yaml")).contains("handler: true");
    assertThat(file(imported, "server.yaml")).contains("name: fake").doesNotContain("lists:");
  }

  @Test
  void noiseAndMissingMethodsAreWarnings() throws ClientException {
    assertThat(adopt("noise", LONG).summary()).startsWith("3 tools");
    assertThat(file(adopt("no-templates", LONG), "server.yaml")).contains("lists: { resourceTemplates: false }");
    assertThat(warnings).hasSize(2);
  }

  @Test
  void aServerThatDoesNotAnswerIsATimeOut() {
    assertThatThrownBy(() -> adopt("silent", Duration.ofSeconds(5)))
        .isInstanceOf(ImportFailedException.class).hasMessageContaining("tools/list");
  }
}
