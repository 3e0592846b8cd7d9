package io.mcpspec.pin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.emit.InstallClient;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The configurations of all clients that are known, and those that people name themselves. */
class ClientConfigTest {

  @TempDir private Path home;

  private List<ConfiguredServer> servers(ClientConfig config) throws PinException {
    List<ConfiguredServer> servers = new ArrayList<>();
    for (ServerEntry entry : config.entries(Map.of("KEY", "secret", "HOME", home.toString()))) {
      servers.add(entry.server());
    }
    return servers;
  }

  private ClientConfig written(String name, String text) throws IOException {
    return new ClientConfig("", Files.writeString(home.resolve(name), text), Optional.empty());
  }

  @Test
  void eachKnownClientIsReadWhereItKeepsItsServers() throws Exception {
    KnownConfigs known = new KnownConfigs(Map.of("HOME", home.toString()), "Linux");
    assertThat(known.found()).isEmpty();
    for (InstallClient client : InstallClient.all()) {
      Path file = known.of(client.id()).orElseThrow().file();
      assertThat(file).startsWithRaw(home);
      Files.createDirectories(file.getParent());
      Files.writeString(file, file.toString().endsWith(".toml")
          ? "[" + client.servers() + ".clock]\ncommand = \"clock\"\nargs = [\"-v\"]\n"
          : "{\"" + client.servers() + "\": {\"clock\": {\"command\": \"clock\", \"args\": [\"-v\"]}}}");
    }

    assertThat(known.found()).hasSize(9);
    for (ClientConfig config : known.found()) {
      assertThat(servers(config)).singleElement().satisfies(server -> {
        assertThat(server.name()).isEqualTo(config.prefix() + "clock");
        assertThat(server.command()).containsExactly("clock", "-v");
      });
    }
  }

  @Test
  void placesMoveWithTheSystem() {
    assertThat(new KnownConfigs(Map.of("HOME", "/h"), "Mac OS X").of("vscode").orElseThrow().file())
        .isEqualTo(Path.of("/h/Library/Application Support/Code/User/mcp.json"));
    assertThat(new KnownConfigs(Map.of("HOME", "/h", "CODEX_HOME", "/c"), "Linux").of("codex").orElseThrow().file())
        .isEqualTo(Path.of("/c/config.toml"));
  }

  @Test
  void variablesAreFilledIn() throws Exception {
    ClientConfig config = written("mcp.json", """
        // by hand
        {"servers": {
          "one": {"command": "${HOME}/bin", "args": ["${MODE:-fast}"], "env": {"TOKEN": "${env:KEY}"}, "cwd": "x",},
          "two": {"url": "https://x.example/${KEY}", "headers": {"X": "${KEY}"}},
          "off": {"command": "no", "disabled": true},
        }}
        """);

    assertThat(servers(config)).containsExactly(
        new ConfiguredServer("one", List.of(home + "/bin", "fast"), Optional.empty(), Map.of("TOKEN", "secret"),
            Map.of(), Optional.of("x")),
        new ConfiguredServer("two", List.of(), Optional.of("https://x.example/secret"), Map.of(),
            Map.of("X", "secret"), Optional.empty()));
  }

  @Test
  void serversOfProjectsAreServersToo() throws Exception {
    ClientConfig config = written("c.json", "{\"mcpServers\": {}, \"projects\": {\"/p\": {\"mcpServers\": {\"a\":"
        + " {\"command\": \"b\"}}}}}");

    assertThat(servers(config)).singleElement().extracting(ConfiguredServer::name).isEqualTo("/p/a");
  }

  @Test
  void whatCannotBeReadIsNamed() throws IOException {
    fails("{\"mcpServers\": {\"a\": {\"command\": \"${NONE}\"}}}", "a needs the variable NONE, which is not set");
    fails("{\"mcpServers\": {\"a\": {\"command\": \"${input:key}\"}}}", "a has `${input:key}`, which its client");
    fails("{\"mcpServers\": {\"a\": {}}}", "a needs either a `command` or a `url`");
    fails("{\"other\": {}}", "names no servers: expected a member `mcpServers`");
    fails("{\"mcpServers\": ", "is no JSON: ");
    assertThatThrownBy(() -> servers(written("x.toml", "a = ")))
        .isInstanceOf(PinException.class).hasMessageContaining("is no TOML: ");
  }

  private void fails(String text, String message) throws IOException {
    ClientConfig config = written("x.json", text);
    assertThatThrownBy(() -> servers(config)).isInstanceOf(PinException.class).hasMessageContaining(message);
  }
}
