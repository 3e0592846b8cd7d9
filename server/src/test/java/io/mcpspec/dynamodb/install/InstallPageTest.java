package io.mcpspec.dynamodb.install;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.install.client.Clients;
import io.mcpspec.runtime.install.client.KnownClient;
import io.mcpspec.runtime.install.client.Launch;
import io.mcpspec.runtime.install.config.ConfigText;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.surface.SurfaceFiles;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page that the generator writes says what {@code install} does, and the guide says what the page says. */
class InstallPageTest {

  private static final String JAR = "/path/to/dynamodb-mcp-server.jar";
  private static final Clients CLIENTS = Clients.known();

  private final String page = page();
  private final String name =
      Manifest.of(new SurfaceFiles(getClass().getClassLoader(), SurfaceFiles.ROOT)).shortName();

  static Stream<String> clients() {
    return CLIENTS.ids().stream();
  }

  @ParameterizedTest
  @MethodSource("clients")
  void eachClientsPartHoldsTheEntryThatInstallWouldWrite(String id) {
    KnownClient client = CLIENTS.client(id).orElseThrow();
    JsonObject entry = launch(JAR).entry(client);
    String part = part(client);
    String snippet = block(part, id.equals("codex") ? "toml" : "json");
    assertThat(client.format().find(new ConfigText(Path.of(""), snippet), name)).contains(entry);
    client.command().ifPresent(command -> assertThat(block(part, "sh").strip()).isEqualTo(command.filled(name, entry)));
    if (client.link().isPresent() && !id.equals("vscode")) {
      assertThat(block(part, "text").strip()).isEqualTo(client.link().get().filled(name, entry));
    }
    assertThat(part).contains("`" + client.file().text() + "`");
    assertThat(page).contains("`" + id + "`");
  }

  @Test
  void theLinkForVsCodeAsksWhereTheJarIs() {
    KnownClient vscode = CLIENTS.client("vscode").orElseThrow();
    String link = block(part(vscode), "text").strip();
    assertThat(link).startsWith("vscode:mcp/install?");
    String decoded = URI.create("x:/?" + link.substring(link.indexOf('?') + 1)).getQuery();
    JsonObject json = JsonReader.read(decoded).asObject().orElseThrow();
    JsonObject.Builder entry = JsonObject.builder();
    json.members().forEach((member, value) -> {
      if (!List.of("name", "inputs").contains(member)) {
        entry.put(member, value);
      }
    });
    assertThat(json.string("name")).contains(name);
    assertThat(entry.build()).isEqualTo(launch("${input:jar}").entry(vscode));
    assertThat(json.items("inputs")).extracting(Json::toJson).containsExactly(
        "{\"id\":\"jar\",\"type\":\"promptString\","
            + "\"description\":\"Where dynamodb-mcp-server.jar is, an absolute path\"}");
  }

  @Test
  void noSecretIsAskedFor() {
    assertThat(page).contains("| `AWS_SECRET_ACCESS_KEY` | Secret of the access key (secret) |");
    assertThat(page.substring(0, page.indexOf("## Variables"))).doesNotContain("AWS_");
  }

  @Test
  void theGuideShowsThePagesFirstSnippet() throws IOException {
    String guide = Files.readString(Path.of("..", "docs", "guide", "install.md"));
    String section = guide.substring(guide.indexOf("## By hand"), guide.indexOf("## In a container"));
    assertThat(block(section, "json")).isEqualTo(block(part(CLIENTS.all().get(0)), "json"));
  }

  private static Launch launch(String jar) {
    return new Launch("java", List.of("-jar", jar, "--read-only"), Map.of());
  }

  private String part(KnownClient client) {
    int start = page.indexOf("## " + client.title() + "\n");
    assertThat(start).as(client.title()).isPositive();
    return page.substring(start, page.indexOf("\n## ", start + 1) + 1);
  }

  private static String block(String text, String language) {
    Matcher block = Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(text);
    String last = "";
    while (block.find()) {
      last = block.group(1);
    }
    assertThat(last).as("a block of %s in:%n%s", language, text).isNotEmpty();
    return last;
  }

  private static String page() {
    try (InputStream in = InstallPageTest.class.getResourceAsStream("/mcp-spec/install.md")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
